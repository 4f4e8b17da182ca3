/** The log as it counts and as it reads. Plain functions, testable without a page. */
import type { GameClient, Lang, Step } from '../core/board.ts';
import { edition, has, type NameOf, sentence, t } from '../core/i18n.svelte.ts';
import type { Entry, Json, Told } from '../core/wire.ts';

/** The log less what was taken back. */
export function lineOf(entries: readonly Entry[]): Entry[] {
  let line: Entry[] = [];
  for (const e of entries) {
    if (e.kind === 'undo') line = line.slice(0, Number(e.text ?? line.length));
    else line.push(e);
  }
  return line;
}

/** Whether an entry is a decision of whoever acted: a pass that nobody chose is none. */
export type Decides = (entry: Entry) => boolean;
const ALL: Decides = () => true;

/** How long the line was before this seat's last decision; null when there is none to take back. */
export function lastOwn(entries: readonly Entry[], seat: number, decides = ALL): number | null {
  const at = lineOf(entries).findLastIndex((e) => e.seat === seat && e.kind === 'act' && decides(e));
  return at < 0 ? null : at;
}

/**
 * The entry of this seat's last decision, which is also how many entries there were before it; 0 when it has decided
 * nothing yet. For spectators, where the one who acted last began.
 */
export function decision(entries: readonly Entry[], seat: number, decides = ALL): number {
  const acts = lineOf(entries).filter((e) => e.kind === 'act' && (e.seat !== seat || decides(e)));
  if (seat >= 0) return acts.findLast((e) => e.seat === seat)?.seq ?? 0;
  const last = acts.at(-1)?.seat;
  return acts[acts.findLastIndex((e) => e.seat !== last) + 1]?.seq ?? 0;
}

/**
 * What has happened since this seat last acted, without what was taken back; for spectators, what the last one to act has
 * done. An idle entry, such as dice being thrown or a card not played, is no deed; what followed from it still is news.
 */
export function sinceOwn(entries: readonly Entry[], seat: number, idle: (entry: Entry) => boolean = () => false): Entry[] {
  const line = lineOf(entries).filter((e) => e.seat >= 0);
  const last = line.findLast((e) => !idle(e))?.seat;
  return line.slice(line.findLastIndex((e) => !idle(e) && (seat >= 0 ? e.seat === seat : e.seat !== last)) + 1);
}

export interface LogLine {
  seq: number;
  /** Where a line tells several entries at once: all of them. */
  also?: readonly number[];
  /** Which event of its entry; with `seq` it names the line. */
  n: number;
  seat: number;
  text: string;
  kind: string;
  /** Taken back later: still there, struck through. */
  gone: boolean;
  turn: boolean;
  /** The event this line tells; null for what is no event of the rules. */
  event: Told | null;
  /** Where it tells several: all of them. */
  events?: readonly Told[];
}

/** Lines told before: a long log is not put into words again for each new line, nor drawn again. */
const told = new WeakMap<Told, { by: string; line: LogLine | null }>();

/** Every entry in words. `late`: the seats whose time ran out; that is no giving up. */
export function logLines(entries: readonly Entry[], game: string, client: GameClient | null, lang: Lang, nameOf: NameOf, view: Json | null = null, late: readonly number[] = []): LogLine[] {
  const kept = new Set(lineOf(entries).map((e) => e.seq));
  const by = [edition(), lang, game, client === null, view === null, ...[0, 1, 2, 3].map(nameOf)].join('\n');
  const out: LogLine[] = [];
  for (const e of entries) {
    const gone = e.kind !== 'undo' && !kept.has(e.seq);
    const line = (text: string, kind: string, seat: unknown = e.seat, event: Told | null = null, n = -1): LogLine => ({
      seq: e.seq, n, seat: typeof seat === 'number' ? seat : e.seat, text, kind, gone, turn: kind === 'turn' || kind.endsWith('turn_began') || kind === 'turn_started', event,
    });
    if (e.kind === 'undo') out.push(line(t('web-log-undo', { name: nameOf(e.seat) }), 'undo'));
    if (e.kind === 'resign') out.push(line(t(late.includes(e.seat) ? 'web-log-time' : 'web-log-resign', { name: nameOf(e.seat) }), 'resign'));
    if (e.kind === 'draw') out.push(line(t('web-log-draw'), 'draw'));
    if (e.kind === 'rebase') out.push(line(t('web-log-rebase'), 'rebase'));
    for (const [n, event] of e.events.entries()) {
      if (e.kind === 'resign' && event.kind === 'resigned') continue; // said above
      let known = told.get(event);
      if (known?.by !== by || (known.line !== null && (known.line.gone !== gone || known.line.seq !== e.seq))) {
        const own = client?.logLine?.(event, e, { lang, nameOf });
        const text = own !== undefined ? own : has(`${game}-event-${event.kind}`) ? sentence(game, event, nameOf) : null;
        known = { by, line: text === null ? null : line(text, event.kind, event['seat'] ?? (view ? client?.seatOf?.(event, view) : undefined), event, n) };
        told.set(event, known);
      }
      if (known.line) out.push(known.line);
    }
  }
  return out;
}

/** Lines of several events in words, by the first of these events. */
const joined = new WeakMap<Told, { by: string; of: readonly LogLine[]; line: LogLine }>();

/** The log as it reads: what a game tells together, such as a stack that walks piece by piece, is one line. */
export function logRows(lines: readonly LogLine[], client: GameClient | null, lang: Lang, nameOf: NameOf): LogLine[] {
  const together = client?.together;
  if (!together) return [...lines];
  const by = [edition(), lang, ...[0, 1, 2, 3].map(nameOf)].join('\n');
  const out: LogLine[] = [];
  for (let i = 0; i < lines.length; ) {
    const first = lines[i]!;
    const run = first.event && together.run(first.event);
    let end = i + 1;
    if (run) while (end < lines.length && lines[end]!.gone === first.gone && lines[end]!.event && together.run(lines[end]!.event!) === run) end++;
    const groups: LogLine[][] = [];
    const newest = new Map<string, LogLine[]>();
    for (const line of lines.slice(i, end)) {
      const key = run ? together.key(line.event!) : '';
      const of = newest.get(key);
      if (of && !together.apart?.(line.event!, of.map((l) => l.event!))) of.push(line);
      else {
        newest.set(key, [line]);
        groups.push(newest.get(key)!);
      }
    }
    for (const of of groups) out.push(of.length > 1 ? join(of) : of[0]!);
    i = end;
  }
  return out;

  function join(of: readonly LogLine[]): LogLine {
    const event = of[0]!.event!;
    let known = joined.get(event);
    if (known?.by !== by || known.of.length !== of.length || known.of.some((line, i) => line !== of[i])) {
      const text = together!.text(of.map((l) => l.event!), { lang, nameOf });
      joined.set(event, (known = { by, of, line: { ...of[0]!, also: of.map((l) => l.seq), events: of.map((l) => l.event!), text } }));
    }
    return known.line;
  }
}

export interface Row {
  line: LogLine;
  /** Of the same seat as the line before: its sign is not drawn again. */
  same: boolean;
  /** Of the same action as the line before. */
  on: boolean;
  /** The name that is left out, for who does not see the line before. */
  again: string;
  text: string;
}

/** Lines with what they share with the one before: who acts is named once, and one action stands together. */
export function grouped(lines: readonly LogLine[], nameOf: NameOf): Row[] {
  let named = false; // since these are the lines of one seat
  return lines.map((line, i) => {
    const before = lines[i - 1];
    const who = nameOf(line.seat);
    // A head that names whose turn it is names who acts under it.
    const same = before !== undefined && line.seat >= 0 && before.seat === line.seat && !line.turn && (!before.turn || before.text.includes(who));
    const again = same && named ? ([`${who}: `, `${who} `].find((start) => line.text.startsWith(start)) ?? '') : '';
    named = (same && named) || line.text.includes(who);
    return { line, same, on: before?.seq === line.seq && !line.turn, again, text: line.text.slice(again.length) };
  });
}

const until = (line: LogLine): number => line.also?.at(-1) ?? line.seq;

/** The line of what happened last that is no matter by the way: what is told together may have begun earlier than others. */
export function newest(rows: readonly LogLine[], client: GameClient | null): LogLine | undefined {
  const weighty = rows.filter((line) => !client?.minor?.has(line.kind));
  const deeds = new Set(weighty.map((line) => line.seq));
  const told = client?.lone ? rows.filter((line) => !client.minor?.has(line.kind) || (client.lone!.has(line.kind) && !deeds.has(line.seq))) : weighty;
  return told.reduce<LogLine | undefined>((last, line) => (last && until(last) > until(line) ? last : line), undefined) ?? rows.at(-1);
}

/** How the match ended, in the words of the log: who gave up or agreed, if that ended it, then the result. */
export function ending(lines: readonly LogLine[]): string {
  const last = lines.at(-1);
  const cause = lines.slice(0, -1).findLast((l) => l.seq === last?.seq && ['resign', 'draw'].includes(l.kind));
  return [cause?.text, last?.text].filter(Boolean).join(' ');
}

/** An option a bot would play, its chance of winning from 0 to 1, and what it expects to happen. */
export interface Hinted {
  option: string;
  chance: number;
  foreseen: Told[];
}

/** What is said of a step: not what happens by the way and is not seen by itself, where there is anything else. */
export function spoken(events: readonly Told[], client: GameClient | null): readonly Told[] {
  const said = events.filter((e) => !client?.minor?.has(e.kind) || client.stage?.durations[e.kind] !== undefined);
  return said.length ? said : events;
}

/** What a step of the stage shows, in a few words where the game has such, else in the lines of the log. */
export function stepLines(step: Pick<Step, 'events' | 'entry'>, game: string, client: GameClient | null, lang: Lang, nameOf: NameOf, view: Json | null = null): string[] {
  const short = client?.headline?.(step.events);
  if (short) return [short];
  const tell = (events: readonly Told[]): LogLine[] => logRows(logLines([{ ...step.entry, events: [...events] }], game, client, lang, nameOf, view), client, lang, nameOf);
  const rows = tell(spoken(step.events, client));
  return [...new Set((rows.length ? rows : tell(step.entry.events)).map((line) => line.text))];
}
export const stepWords = (...of: Parameters<typeof stepLines>): string => stepLines(...of).join(' ');

/** What a hint foresees, in the words of the log; each sentence once. */
export function reasons(hint: Hinted, seat: number, game: string, client: GameClient | null, lang: Lang, nameOf: NameOf): string[] {
  const entry: Entry = { seq: 0, seat, kind: 'act', text: hint.option, events: hint.foreseen };
  return [...new Set(logRows(logLines([entry], game, client, lang, nameOf), client, lang, nameOf).map((line) => line.text))];
}
