import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardProps, GameClient } from '../src/core/board.ts';
import { add } from '../src/core/i18n.svelte.ts';
import { heard, QUIET } from '../src/core/live.ts';
import type { Told } from '../src/core/wire.ts';
import { answers, choices, cost, type Layout, placed, suggested } from '../src/games/herosi/parts/army.ts';
import { possible } from '../src/games/herosi/parts/possible.svelte.ts';
import { stage } from '../src/games/herosi/steps.ts';
import { beingFace, spellFace } from '../src/games/herosi/view.ts';
import type { Catalogue, View } from '../src/games/herosi/wire.ts';
import herosi from '../src/games/herosi/index.ts';
import { helpOf } from '../src/games/herosi/help.ts';
import { named, optionLabel } from '../src/games/herosi/options.ts';
import { spelled } from '../src/games/herosi/log.ts';
import { battleOf } from '../src/games/herosi/marks.ts';
import { lastStop } from '../src/games/herosi/stops.ts';
import { grouped, logLines, logRows, newest } from '../src/table/log.ts';

const client = herosi as unknown as GameClient;

const catalogue = {
  heroes: [], spells: [],
  creatures: [
    { id: 'wisp', hero: 'fire', copies: 7, points: 1 },
    { id: 'phoenix', hero: 'fire', copies: 3, points: 3 },
    { id: 'golem', hero: 'earth', copies: 4, points: 3 },
  ],
} as unknown as Catalogue;

describe('an army', () => {
  it('is told in nine answers, whatever its size', () => {
    expect(answers({})).toEqual([]);
    const armies: Layout[] = [{ b2: 'hero' }, { b2: 'hero', f1: 'wisp' }, { f1: 'phoenix', b2: 'hero', b4: 'wisp', f3: 'wisp' }];
    for (const layout of armies) expect(answers(layout)).toHaveLength(9);
    expect(answers({ f2: 'phoenix', b2: 'hero' }).slice(0, 4)).toEqual(['place hero b2', 'leave f1', 'place phoenix f2', 'leave f3']);
  });
  it('offers what copies and points allow', () => {
    const layout = { b2: 'hero', f1: 'phoenix', f2: 'phoenix', f3: 'phoenix' };
    expect(cost(catalogue, layout)).toBe(9);
    expect(choices(catalogue, 'fire', layout, 10)).toEqual([{ id: 'wisp', left: 7, affordable: true }, { id: 'phoenix', left: 0, affordable: false }]);
  });
  it('takes nobody for whom its points or copies are not enough, and the Hero once', () => {
    const layout: Layout = { b2: 'hero', f1: 'phoenix' };
    const three: Layout = { ...layout, f2: 'phoenix', f3: 'phoenix' };
    expect(placed(catalogue, 'fire', three, 'phoenix', 'f4', 30)).toBeNull(); // there are three of it
    expect(placed(catalogue, 'fire', layout, 'phoenix', 'f2', 5)).toBeNull(); // each costs three
    expect(placed(catalogue, 'fire', layout, 'phoenix', 'f1', 3)).toEqual(layout); // one in place of another
    expect(placed(catalogue, 'fire', layout, 'hero', 'f2', 10)).toEqual({ f1: 'phoenix', f2: 'hero' });
    expect(placed(catalogue, 'fire', layout, 'wisp', 'f1', 10)).toEqual({ b2: 'hero', f1: 'wisp' });
  });
  it('is suggested within its points, round what stands already', () => {
    const whole = suggested(catalogue, 'fire', {}, 10);
    expect(whole).toEqual({ b2: 'hero', f2: 'phoenix', f3: 'phoenix', f1: 'phoenix', f4: 'wisp' });
    expect(cost(catalogue, whole)).toBe(10);
    const begun = suggested(catalogue, 'fire', { f1: 'hero', b2: 'wisp' }, 4);
    expect(begun).toEqual({ f1: 'hero', b2: 'wisp', f2: 'phoenix' });
    expect(answers(begun)).toHaveLength(9);
  });
});

const nameOf = (seat: number): string => ['Ola', 'Jan'][seat]!;
beforeAll(() => {
  for (const part of ['herosi', 'web']) add('en', readFileSync(`../src/arenarium/locale/en/${part}.ftl`, 'utf8'));
});

describe('a question', () => {
  const props = (more: object): BoardProps => ({ view: { players: [{ seat: 0, fields: { f3: { id: 'golem' } } }], casting: null }, seat: 0, ...more }) as unknown as BoardProps;
  it('names the creature that acts', () => {
    expect(client.sentence?.(props({ question: { ask: 'activate' }, options: ['attack f3 b.f2', 'pass'] }))).toBe('What does Golem do?');
    expect(client.sentence?.(props({ question: { ask: 'activate' }, options: ['return f2', 'pass'] }))).toBeUndefined();
  });
});

describe('an option', () => {
  it('names a Phoenix that lies beside the board', () => {
    const props = { seat: 0, view: { players: [] } } as unknown as BoardProps<View>;
    expect(optionLabel('target beside', props)).toContain('a dead Phoenix beside the board');
  });
  it('says which dice stay when the others are thrown, not their numbers', () => {
    const dice = ['fire', 'card', 'fire', 'air'].map((face) => ({ face, at: 'table' }));
    const props = { seat: 0, view: { players: [{ seat: 0, dice }] } } as unknown as BoardProps<View>;
    expect(optionLabel('roll 2 4', props)).toBe('Roll, keeping fire ×2');
    expect(optionLabel('roll 1 2 3 4', props)).toBe('Roll all dice');
  });
});

describe('two battles at a time', () => {
  const battles = [{ seats: [0, 1] }, { seats: [2, 3] }] as View['battles'];
  it('show whoever waits the other one, and never where the own one is concerned', () => {
    const of = (...events: unknown[]) => battleOf(events as never, { battles }, battles[0]);
    expect(of({ kind: 'stopped', seat: 3 })).toBe(battles[1]);
    expect(of({ kind: 'hurt', target_seat: 2 })).toBe(battles[1]);
    expect(of({ kind: 'landed', seat: 2 }, { kind: 'landed', seat: 1 })).toBeNull();
    expect(of({ kind: 'continued', battle: 0 })).toBeNull();
    expect(of({ kind: 'continued', battle: 1 })).toBe(battles[1]);
    const players = [{ battle: 0 }, { battle: 0 }, { battle: 1 }, { battle: 1 }];
    expect([0, 2].map((seat) => client.stage!.aside!([{ kind: 'stopped', seat: 3 }], { battles, players } as never, seat))).toEqual([true, false]);
  });
  it('are drafted for at one table: nobody takes a card beside the show', () => {
    const players = [{ battle: 0 }, { battle: 0 }, { battle: 1 }, { battle: 1 }];
    const aside = (kind: string, phase: string): boolean => client.stage!.aside!([{ kind, seat: 3 }], { battles, players, phase } as never, 0);
    expect([aside('took', 'draft'), aside('stopped', 'rolling')]).toEqual([false, true]);
    expect(aside('fell', 'resolution')).toBe(false); // whom one meets next is seen to win
  });
  it('keep their Stops apart', () => {
    const events = [{ kind: 'stopped', seat: 0 }, { kind: 'weakness', seat: 2 }, { kind: 'hurt', target_seat: 2, amount: 1, being: '@herosi-hero_fire' }, { kind: 'weakness', seat: 0 }, { kind: 'hurt', target_seat: 0, amount: 2, being: '@herosi-hero_air' }];
    const stop = lastStop([{ seq: 0, seat: 0, kind: 'act', events: events as never }], [0, 1], 0);
    expect(stop.effects.map((e) => [e.seat, e.amount])).toEqual([[0, 2]]);
  });
});

describe('the log', () => {
  it('tells fields by the name of their player', () => {
    const told = spelled({ kind: 'cast', seat: 1, target: 'r.f1', fields: ['b.b2', 'poison@r.f3'], amount: 2 }, nameOf);
    expect(told).toEqual({ kind: 'cast', seat: 1, target: 'Ola f1', fields: ['Jan b2', 'Poison on Ola f3'], amount: 2 });
  });
  it('sets no brackets in brackets where a bot plays', () => {
    const told = spelled({ kind: 'hurt', target: 'b.f2' }, () => 'Adept (bot)');
    expect(told['target']).toBe('Adept f2');
  });
  it('tells players by their name and a spell in play by what it lies on', () => {
    const lines = (event: Told): unknown => client.logLine?.(event, { seq: 0, seat: 0, kind: 'act', events: [event] }, { lang: 'en', nameOf });
    expect(lines({ kind: 'cast', seat: 0, card: '@herosi-regeneration', target: 'r', boosts: 0 })).toBe('Ola casts Regeneration at Ola.');
    expect(lines({ kind: 'ended', card: '@herosi-regeneration', spell: 'regeneration@r' })).toBe('Regeneration on Ola ends.');
    expect(lines({ kind: 'ended', card: '@herosi-poison', spell: 'poison@b.f2' })).toBe('Poison on Jan f2 ends.');
    expect(lines({ kind: 'cast', seat: 0, card: '@herosi-poison', target: 'b.f2', boosts: 0, being: '@herosi-golem' })).toBe('Ola casts Poison at Golem (Jan f2).');
    expect(lines({ kind: 'cast', seat: 0, card: '@herosi-spell_break', target: 'poison@b.f2', boosts: 0, being: '@herosi-golem' })).toBe('Ola casts Spell Break at Poison on Golem (Jan f2).');
    expect(lines({ kind: 'effect', card: '@herosi-poison', spell: 'poison@b.b2', being: '@herosi-hero_air' })).toBe('Poison takes effect on Aeris (Jan b2).');
  });
  it('tells what fell in one line for each player, and not who took dice up', () => {
    const die = (seat: number, number: number, face: string): Told => ({ kind: 'landed', seat, die: number, face: `@herosi-face-${face}` });
    const events: Told[] = [
      { kind: 'chose', seat: 0 }, { kind: 'rolled', seat: 0, dice: '1 2 3' }, die(0, 1, 'water'), die(0, 2, 'fire'), die(0, 3, 'water'), die(1, 1, 'card'),
      { kind: 'rolled', seat: 0, dice: '2 3' }, die(0, 2, 'air'), die(0, 3, 'card'),
    ];
    const told = logRows(logLines([{ seq: 7, seat: 0, kind: 'act', events }], 'herosi', client, 'en', nameOf), client, 'en', nameOf);
    expect(told.map((l) => l.text)).toEqual(['Ola rolls: fire and water ×2.', 'Jan rolls: card.', 'Ola rolls: air and card.']);
  });
  it('names anew who throws after the dice were taken up: that is nobody\'s deed', () => {
    const rolls: Told[] = [{ kind: 'continued' }, { kind: 'landed', seat: 0, die: 1, face: '@herosi-face-fire' }];
    const entry = (events: Told[], seq: number) => ({ seq, seat: 0, kind: 'act' as const, events });
    const lines = logLines([entry([{ kind: 'passed', seat: 0 }], 0), entry(rolls, 1)], 'herosi', client, 'en', nameOf, {});
    expect(grouped(logRows(lines, client, 'en', nameOf), nameOf).at(-1)?.text).toBe('Ola rolls: fire.');
  });
  it('holds a drawn card for what happened last where nothing else was done', () => {
    const drew: Told = { kind: 'drew', seat: 0, card: '@herosi-heal' };
    const lines = (...entries: Told[][]) => logLines(entries.map((events, seq) => ({ seq, seat: 0, kind: 'act' as const, events })), 'herosi', client, 'en', nameOf, {});
    const acts: Told = { kind: 'acts', seat: 0 };
    expect(newest(lines([acts], [drew, { kind: 'continued' }]), client)?.text).toBe('Ola draws Heal.');
    expect(newest(lines([acts, drew]), client)?.text).toBe('Ola joins in and acts, too.');
  });
  it('names partners who win together in one line', () => {
    const won = (...seats: number[]): string[] => logRows(logLines([{ seq: 9, seat: 0, kind: 'act', events: seats.map((seat) => ({ kind: 'won', seat })) }], 'herosi', client, 'en', nameOf), client, 'en', nameOf).map((l) => l.text);
    expect(won(0, 1)).toEqual(['Ola and Jan win.']);
    expect(won(1)).toEqual(['Jan wins.']);
  });
});

describe('the track', () => {
  const card = (kind: string, id: string, more: Record<string, unknown> = {}): Told => ({ kind, card: `@herosi-${id}`, ...more });
  const told = (...entries: { seat: number; events: Told[] }[]) => {
    const log = entries.map(({ seat, events }, seq) => ({ seq, seat, kind: 'act' as const, events }));
    return logRows(logLines(log, 'herosi', client, 'en', nameOf, {}), client, 'en', nameOf);
  };
  it('is told in one line, and so is a card that is taken with what follows it', () => {
    const rows = told(
      { seat: -1, events: [card('laid', 'haste', { slot: 'a1' }), card('laid', 'heal', { slot: 'b1' })] },
      { seat: 0, events: [card('took', 'fireball', { seat: 0, slot: 'a2' }), card('slid', 'haste', { from: 'a1', to: 'a2' })] },
      { seat: -1, events: [card('laid', 'poison', { slot: 'a1' })] },
      { seat: 1, events: [card('learned', 'heal', { seat: 1, slot: 'b1' })] },
      { seat: -1, events: [card('laid', 'frenzy', { slot: 'b1' })] },
    );
    expect(rows.map((l) => l.text)).toEqual([
      'On the spell track: Haste and Heal.',
      'Ola takes Fireball. Haste slides down. New in the upper row: Poison.',
      'Jan learns Heal. New in the upper row: Frenzy.',
    ]);
    expect(rows.map((l) => l.kind)).toEqual(['laid', 'took', 'learned']);
  });
  it('does not tell cards one by one when they are drawn', () => {
    const draw = (seat: number, id = ''): Told => (id ? { kind: 'drew', seat, card: `@herosi-${id}` } : { kind: 'drew_hidden', seat });
    const rows = told({ seat: 0, events: [draw(0, 'haste'), draw(0, 'heal'), draw(1), draw(1), draw(1)] }, { seat: 1, events: [{ kind: 'went', seat: 1 }, draw(1)] });
    expect(rows.map((l) => l.text)).toEqual(['Ola draws Haste and Heal.', 'Jan draws 3 cards.', 'Jan goes on.', 'Jan draws a card.']);
  });
  it('stands by whose deed it is; what nobody did, by whom it hurts', () => {
    const hurt = (by: number): Told => ({ kind: 'hurt', target: 'b.f2', target_seat: 1, being: '@herosi-golem', amount: 2, type: 'magical', by_seat: by });
    const rows = told({ seat: 0, events: [hurt(0), { kind: 'died', target: 'b.f2', target_seat: 1, being: '@herosi-golem' }, hurt(-1)] });
    expect(rows.map((l) => l.seat)).toEqual([0, 0, 1]);
  });
  it('tells a dispelled spell in one line', () => {
    const spell = { card: '@herosi-poison', spell: 'poison@b.f2', being: '@herosi-golem' };
    const of = (next: Told): string[] => told({ seat: 0, events: [{ kind: 'dispelled', seat: 0, ...spell }, next] }).map((l) => l.text);
    expect(of({ kind: 'ended', ...spell })).toEqual(['Ola dispels Poison on Golem (Jan f2).']);
    expect(of({ kind: 'power', power: 1, ...spell })).toEqual(['Ola dispels Poison on Golem (Jan f2). Poison on Golem (Jan f2) has power 1 now.']);
    expect(told({ seat: 0, events: [{ kind: 'ended', ...spell }, { kind: 'ended', ...spell }] })).toHaveLength(2);
  });
  it('says of who walks the fields, not whose they are', () => {
    const [row] = told({ seat: 0, events: [{ kind: 'moved', seat: 0, from: 'r.f3', to: 'r.f4', being: '@herosi-golem' }] });
    expect(row?.text).toBe('Golem moves from f3 to f4.');
  });
});

describe('a spell', () => {
  it('says on its card what it does, also when it lasts', () => {
    const cards = { spells: [{ id: 'poison', element: 'earth', needs: { earth: 3 }, lasting: true, damage: 2, amount: 1 }, { id: 'ice_bolt', element: 'water', needs: { water: 3 }, damage: 3 }] } as unknown as Catalogue;
    expect(['poison', 'ice_bolt'].map((id) => spellFace(cards, id).short)).toEqual(['1 a Stop', '3 damage']);
  });
});

describe('a refusal', () => {
  it('names who stands on a field', () => {
    const props = { seat: 0, view: { players: [{ seat: 1, hero: 'water', fields: { f2: { id: 'golem' }, b2: { id: 'hero' } } }] } } as unknown as BoardProps<View>;
    expect(named({ target: 'b.b2', last: 'b.f2', card: '@herosi-meteor', most: 3 }, props)).toEqual({ target: 'Nerea, Hero of Water b2', last: 'Golem f2', card: '@herosi-meteor', most: 3 });
  });
});

describe('the live pace', () => {
  it('keeps the countdown, a waiting roll, a Stop under way and who is missing', () => {
    let news = heard(QUIET, { kind: 'opens', battle: 0, in: 2000 }, 100);
    expect(news.opens[0]).toBe(2100);
    news = heard(news, { kind: 'queued', n: 'a', seat: 0 }, 200);
    expect(news.queued).toBe(true);
    news = heard(news, { kind: 'taken', n: 'a', seat: 0, in: 350 }, 300);
    expect([news.queued, news.lands]).toEqual([false, 650]);
    news = heard(news, { kind: 'stopping', n: 'b', seat: 0 }, 400);
    expect(news.stopping).toBe(true);
    news = heard(news, { kind: 'figures', rows: [] }, 500);
    expect([news.stopping, news.lands]).toEqual([false, null]);
    news = heard(news, { kind: 'clock', seat: 1, in: 30000 }, 500);
    expect(news.clocks[1]).toBe(30500);
    news = heard(news, { kind: 'paused', seat: 1, in: 60000 }, 600);
    expect(news.paused).toEqual({ seat: 1, until: 60600 });
    expect(heard(news, { kind: 'resumed' }, 700).paused).toBeNull();
  });
});

describe('help', () => {
  const ifrit = { id: 'ifrit', hero: 'fire', copies: 3, points: 3, strength: 4, life: 7, activation: 2, direction: 'front_sides', source: { hero: 'rulebook', strength: 'reconstructed', life: 'rulebook' } };
  const props = {
    catalogue: { heroes: [], spells: [], creatures: [ifrit] },
    view: { settings: { life: 21 }, players: [{ seat: 0, fields: { f2: { id: 'ifrit', wounds: 2, life: 7, strength: 5, cost: 2 } } }], spells: [{ name: 'ignite@r.f2', card: 'ignite', owner: 1, target_seat: 0, field: 'f2', power: 1 }] },
  } as unknown as BoardProps<View>;
  it('gives each fact its rule and says where that fact is known from', () => {
    const lines = helpOf({ id: 'ifrit' }, props)!.lines;
    expect(lines.map((l) => l.rule)).toEqual(['HE §5', 'HE §5', 'HE §5', 'HE §5', 'HE §2', 'HE §2']);
    expect(lines.slice(0, 3).map((l) => l.source)).toEqual(['reconstructed', 'rulebook', '']);
  });
  it('adds how a being on the board is now', () => {
    const now = helpOf({ id: 'ifrit', at: 'r.f2' }, { ...props, nameOf })!.lines.slice(0, 3).map((l) => l.text);
    expect(now.slice(0, 2)).toEqual(['Now: 5 of 7 life.', 'Now: strength 5.']);
    expect(now[2]).toMatch(/^Ignite of Jan lies on it, power 1\. Lasting/);
    expect(helpOf({ id: 'nobody' }, props)).toBeNull();
  });
});

describe('a Stop', () => {
  const stop = { allowed: true, weakness: 0, penalty: 2, in_vain: false, effects: [], hero_falls: false };
  const face = (option: string, more: object): unknown[] => {
    possible.stop = { ...stop, ...more } as unknown as typeof possible.stop;
    const { note, costly } = client.face?.(option) ?? {};
    return [note, costly ?? false];
  };
  it('that leads to no action costs, and Enter does not give it', () => {
    expect(face('stop', {})).toEqual(['and act', false]);
    expect(face('stop', { in_vain: true })).toEqual(['no action: −2 life', true]);
    expect(face('stop', { in_vain: true, penalty: 0 })).toEqual(['no action is possible', false]);
  });
  it('says on its button what the weakness costs, as acting at the Stop of another does', () => {
    expect(face('stop', { weakness: 3 })).toEqual(['and act: −3 life', false]);
    expect(face('stop', { weakness: 3, hero_falls: true })).toEqual(['and act: −3 life', true]);
    expect(face('act', { weakness: 1 })).toEqual(['costs 1 life', false]);
    expect(face('act', {})).toEqual([undefined, false]);
  });
});

describe('what is shown of a step', () => {
  const spells = [{ id: 'war_wind', lasting: true }, { id: 'heal', lasting: false }];
  const player = { seat: 0, battle: 0, life: 2, hand: { size: 2, cards: ['heal', 'war_wind'] }, discard: ['war_wind'], fields: { f1: { id: 'hero', life: 21, wounds: 19 }, f2: { id: 'golem', life: 9, wounds: 8 } } };
  const view = { seat: 0, settings: {}, players: [player], battles: [{ seats: [0] }], spells: [] } as unknown as View;
  const after = (...events: object[]): View => events.reduce<View>((v, e) => stage.after(v, e as Told, { creatures: [], heroes: [], spells } as never), view);
  it('leaves a lasting card out of the discard pile while it is being cast', () => {
    const cast = after({ kind: 'cast', seat: 0, card: '@herosi-war_wind', target: 'r', target_seat: 0 });
    expect(cast.players[0]!.discard).toEqual(['war_wind']);
    const lies = after({ kind: 'cast', seat: 0, card: '@herosi-war_wind', target: 'r' }, { kind: 'attached', seat: 0, card: '@herosi-war_wind', target: 'r', target_seat: 0, power: 1 });
    expect([lies.players[0]!.discard, lies.spells.length]).toEqual([['war_wind'], 1]);
    expect(after({ kind: 'cast', seat: 0, card: '@herosi-heal', target: 'r.f2' }).players[0]!.discard).toEqual(['heal', 'war_wind']);
  });
  it('knows no life below nothing', () => {
    const hurt = after({ kind: 'hurt', target: 'r.f1', amount: 3 }, { kind: 'hurt', target: 'r.f2', amount: 5 });
    const [p] = hurt.players;
    expect((['f1', 'f2'] as const).map((field) => beingFace(null, hurt, p!, field, p!.fields![field]!).life)).toEqual([0, 0]);
  });
});

describe('an action that leads to nothing', () => {
  const view = { players: [{ seat: 0, fields: {} }, { seat: 1, fields: { f4: { id: 'sylph', life: 2, wounds: 0 } } }] } as unknown as View;
  const props = (more: object): BoardProps => ({ view, seat: 0, options: [], table: {}, lang: 'en', nameOf: () => 'Ewa', ...more }) as unknown as BoardProps;
  it('is foreseen: a blow that is shrugged off', () => {
    const blow = [{ kind: 'attacked', being: '@herosi-gnome', from: 'a@f1', from_seat: 0, victim: '@herosi-sylph', target: 'b@f4', target_seat: 1 }, { kind: 'unhurt', being: '@herosi-sylph', target: 'b@f4', target_seat: 1 }] as unknown as Told[];
    expect(client.foresight?.(blow, 'attack f4', props({}))).toHaveLength(1);
  });
  it('whoever can do nothing at the Stop of another is not asked', () => {
    const asked = (options: string[], more: object = {}): unknown => client.unasked?.(props({ question: { ask: 'opt_in' }, options, ...more }));
    expect(asked(['pass'])).toEqual({ option: 'pass', hides: true });
    expect(asked(['join', 'pass'])).toBeUndefined();
    expect(asked(['pass'], { table: { parent: 'scenario:herosi' } })).toBeUndefined();
    expect(asked(['pass'], { question: { ask: 'choose_action' } })).toBeUndefined();
  });
});
