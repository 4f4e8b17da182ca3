// The boards' styles refine those of the layout, so they must come after them, also on a page that draws a board before it ever shows a table.
import '../../table/Layout.svelte';
