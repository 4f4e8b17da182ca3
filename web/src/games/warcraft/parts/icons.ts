import bodies from 'icons:castle,pine-tree,gold-mine,peaks,flag-objective,crossed-swords,pocket-bow,feathered-wing,war-pick,walking-boot,sickle,flying-flag,two-coins,gold-bar,wood-pile,medieval-barracks,archery-target,nest-birds,village,sprint,laurel-crown,invisible,sheep,swallow,bolas,spears,cash,hunting-horn,fairy-wand,bullseye,moon,tree-growth,cursed-star,spider-web,castle-ruins,magic-portal,cancel,shaking-hands,crystal-ball,graveyard,snail,healing,card-pick,manacles,padlock,treasure-map';
import { register } from '../../common/icons.ts';
import type { PieceType, Source } from '../wire.ts';

register(bodies);

/** One icon for each thing, everywhere the same. */
export const KIND_ICONS: Readonly<Record<string, string>> = { town: 'castle', forest: 'pine-tree', goldmine: 'gold-mine', mountain: 'peaks', objective: 'flag-objective' };
export const UNIT_ICONS: Readonly<Record<PieceType, string>> = { melee: 'crossed-swords', ranged: 'pocket-bow', flying: 'feathered-wing', worker: 'war-pick' };
export const BUILDING_ICONS: Readonly<Record<PieceType, string>> = { melee: 'medieval-barracks', ranged: 'archery-target', flying: 'nest-birds', worker: 'village' };
export const STEP_ICONS: Readonly<Record<string, string>> = { move: 'walking-boot', harvest: 'sickle', deploy: 'flying-flag', spend: 'two-coins' };
export const TOKEN_ICONS: Readonly<Record<string, string>> = { ...UNIT_ICONS, graveyard: 'graveyard', nordrassil: 'tree-growth' };

/** Where points come from. */
export const sourceIcon = (s: Source): string => (s.kind === 'level' ? UNIT_ICONS[s.type!] : s.kind === 'card' ? 'laurel-crown' : KIND_ICONS[s.kind]!);

const CARDS: Readonly<Record<string, string>> = {
  call_to_arms: 'hunting-horn', dispel_magic: 'cancel', invisibility: 'invisible', polymorph: 'sheep', devour: 'swallow', ensnare: 'bolas', envenomed_spears: 'spears', pillage: 'cash',
  faerie_fire: 'fairy-wand', marksmanship: 'bullseye', moon_glaive: 'moon', renew: 'tree-growth', cripple: 'snail', curse: 'cursed-star', summon_building: 'castle-ruins', web: 'spider-web',
  fast: 'sprint', resources: 'gold-bar', town_portal: 'magic-portal', victory_point: 'laurel-crown',
};
export const cardIcon = (id: string): string => CARDS[id] ?? 'card-pick';
