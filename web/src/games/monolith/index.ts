import type { GameClient } from '../../core/board.ts';
import Board from './Board.svelte';
import client from './client.ts';
import Gallery from './Gallery.svelte';
import Hand from './Hand.svelte';
import Hint from './Hint.svelte';
import Player from './Player.svelte';
import './tile.css';
import type { View } from './view.ts';

const monolith: GameClient<View> = { ...client, Board, Hand, Hint, Player, Gallery };
export default monolith;
