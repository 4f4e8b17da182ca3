import type { GameMeta } from '../meta.ts';
import emblem from './emblem.svg';

const meta: GameMeta = { emblem, order: 1 };
export default meta;
