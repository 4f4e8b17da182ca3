import { load } from '../../core/i18n.svelte.ts';
import type { Lang } from '../../core/board.ts';

/** The labels that the three boards share, in `boards.ftl`. */
export const loadTexts = (lang: Lang): Promise<void> => load('boards', lang);
