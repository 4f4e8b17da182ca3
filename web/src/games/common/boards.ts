// The boards' styles refine the frame's, so they must come after it: also on a page that draws a board before it ever shows a table.
import '../../table/Layout.svelte';
import './boards.css';
