import bodies from 'icons:burning-embers,gecko,fire-silhouette,djinn,eagle-head,mermaid,fish-monster,big-wave,sea-serpent,ice-golem,dwarf-face,vine-flower,stone-pile,rock-golem,mammoth,fairy,whirlwind,griffin-symbol,eagle-emblem,spiked-dragon-head,star-swirl,rally-the-troops,broken-shield,fireball,burning-dot,fire-ring,enrage,raven,lightning-arc,chain-lightning,wingfoot,third-eye,energy-breath,frozen-block,healing,magic-portal,ice-spear,weight-crush,poison-bottle,trefoil-lily,sleepy,life-tap,armor-upgrade,fire-wave,angel-wings,meteor-impact,tornado,viking-head,woman-elf-face,witch-face,wizard-face,fire-spell-cast';
import { register } from '../../common/icons.ts';

register(bodies);

/** A picture for every Hero, creature and spell, by id. */
const ICONS: Readonly<Record<string, string>> = {
  'hero-fire': 'fire-spell-cast', 'hero-water': 'witch-face', 'hero-earth': 'viking-head', 'hero-air': 'woman-elf-face',
  wisp: 'burning-dot', salamander: 'gecko', fire_elemental: 'fire-silhouette', ifrit: 'djinn', phoenix: 'eagle-head',
  triton: 'fish-monster', siren: 'mermaid', water_elemental: 'big-wave', leviathan: 'sea-serpent', ice_dragon: 'ice-golem',
  gnome: 'dwarf-face', nymph: 'vine-flower', earth_elemental: 'stone-pile', golem: 'rock-golem', behemoth: 'mammoth',
  sylph: 'fairy', air_elemental: 'whirlwind', griffin: 'griffin-symbol', thunderbird: 'eagle-emblem', storm_dragon: 'spiked-dragon-head',
  magic_missile: 'star-swirl', command: 'rally-the-troops', spell_break: 'broken-shield',
  fireball: 'fireball', ignite: 'burning-embers', fire_wall: 'fire-ring', frenzy: 'enrage', bad_luck: 'raven',
  lightning: 'lightning-arc', chain_lightning: 'chain-lightning', haste: 'wingfoot', concentration: 'third-eye', energy_drain: 'energy-breath',
  freeze: 'frozen-block', heal: 'healing', teleport: 'magic-portal', ice_bolt: 'ice-spear', weaken: 'weight-crush',
  poison: 'poison-bottle', regeneration: 'trefoil-lily', stupor: 'sleepy', life_drain: 'life-tap', stone_skin: 'armor-upgrade',
  inferno: 'fire-wave', blessing: 'angel-wings', meteor: 'meteor-impact', war_wind: 'tornado',
};

export const iconOf = (id: string): string => ICONS[id] ?? 'wizard-face';
