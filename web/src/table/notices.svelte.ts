import { api } from '../core/api.ts';
import { t } from '../core/i18n.svelte.ts';
import { me } from '../core/me.svelte.ts';
import { router } from '../core/router.svelte.ts';
import { refusalWords } from '../core/trouble.ts';
import { lineOf } from './log.ts';
import { Offers } from './offers.svelte.ts';
import { Presence } from './presence.svelte.ts';
import type { Sitting } from './sitting.svelte.ts';

export interface Notice {
  /** By which it is the same notice after a change of the table. */
  key: string;
  text: string;
  tone: 'plain' | 'warn' | 'bad';
  buttons: { label: string; go: () => void; primary?: boolean }[];
  dismiss?: () => void;
}

/** What has to be said about the connection, offers, a pause, who has left. Made while a component begins. */
export class Notices {
  readonly #sitting: Sitting;
  readonly #offers: Offers;
  readonly #presence: Presence;
  /** How often the server answered over HTTP while no socket came about: something between swallows them. */
  #blocked = $state(0);
  /** That this is a "what if" has been read. */
  #seen = $state(false);
  /** In which order they have come. */
  #came = new Map<string, number>();

  constructor(sitting: Sitting) {
    const { table } = sitting;
    this.#sitting = sitting;
    this.#offers = new Offers(table);
    this.#presence = new Presence(table);
    $effect(() => {
      if (table.tries < 3) this.#blocked = 0;
      else
        api.me().then(
          () => (this.#blocked += 1),
          () => (this.#blocked = 0),
        );
    });
  }

  /** What stands in the way of playing at all, then the newest first. */
  readonly all = $derived.by(() => {
    const now = this.#standing();
    let last = Math.max(0, ...this.#came.values());
    this.#came = new Map(now.map(({ key }) => [key, this.#came.get(key) ?? ++last]));
    const pressing = ({ key }: Notice): number => Number(key === 'away' || key === 'unknown');
    return now.sort((a, b) => pressing(b) - pressing(a) || this.#came.get(b.key)! - this.#came.get(a.key)!);
  });

  #standing(): Notice[] {
    const { table, sheets } = this.#sitting;
    const { info, shown } = table;
    const out: Notice[] = [];
    const add = (key: string, text: string, more: Partial<Notice> = {}): void => void out.push({ key, text, tone: 'plain', buttons: [], ...more });
    if (table.link === 'away') add('away', t(this.#blocked > 1 ? 'web-blocked' : 'web-away'), { tone: 'bad', buttons: [{ label: t('web-try-now'), go: () => table.retry() }] });
    if (table.supposed.wait === 'silent') add('silent', t('web-silent'), { tone: 'bad', buttons: [{ label: t('web-try-now'), go: () => table.retry() }] });
    if (table.unknown) add('unknown', t('web-unknown'), { tone: 'bad', buttons: [{ label: t('web-name-returning'), go: () => void this.#returning() }] });
    if (table.refused && info && table.link !== 'barred') add('refused', refusalWords(table.refused, table.nameOf), { tone: 'bad', dismiss: () => (table.refused = null) });
    out.push(...this.#offered());
    if (info?.paused && !shown.result) add('paused', t('web-paused'), { buttons: shown.seat >= 0 ? [{ label: t('web-resume'), go: () => table.command('resume') }] : [] });
    if (shown.result && info?.rematch && table.seats.length && sheets.open !== 'over') add('rematch', t('web-rematch-waits'), { buttons: [{ label: t('web-rematch-go'), primary: true, go: () => router.go(`/t/${info.rematch}`) }] });
    if (info?.broken) add('broken', t(info.broken), { tone: 'bad' });
    for (const { seat } of this.#presence.away) {
      const may = this.#presence.absent.some((s) => s.seat === seat);
      add(`left ${seat}`, t('web-left', { name: table.nameOf(seat) }), { tone: 'warn', buttons: may ? [{ label: t('web-bot-sits-in'), go: () => table.sitIn(seat) }] : [] });
    }
    for (const { seat } of this.#presence.replaced) add(`replaced ${seat}`, t('web-bot-plays-you'), { tone: 'warn', buttons: [{ label: t('web-take-back'), primary: true, go: () => table.takeBack(seat) }] });
    if (info?.kind === 'whatif' && !this.#seen) add('whatif', t('web-what-if'), { buttons: [{ label: t('web-what-if-back'), go: () => router.go(`/replay/${info.parent}`) }], dismiss: () => (this.#seen = true) });
    return out;
  }

  #offered(): Notice[] {
    const { table } = this.#sitting;
    const { others, own, unheard } = this.#offers;
    if (others) {
      const { what, seat } = others;
      const moment = what === 'undo' ? this.#moment(others.to) : null;
      return [{
        key: `offer ${what} ${seat}`, tone: 'warn', text: moment ? t(`web-offer-undo-${moment.side}`, { name: table.nameOf(seat), what: moment.what }) : t(`web-offer-${what}`, { name: table.nameOf(seat) }),
        buttons: [{ label: t('web-decline'), go: () => table.consent(what, false) }, { label: t('web-agree'), primary: true, go: () => table.consent(what, true) }],
      }];
    }
    const moment = own?.what === 'undo' ? this.#moment(own.to) : null;
    if (own) return [{ key: `own ${own.what}`, tone: 'plain', text: moment ? t(`web-offered-undo-${moment.side}`, { what: moment.what }) : t(`web-offered-${own.what}`), buttons: [{ label: t('web-withdraw'), go: () => this.#offers.withdraw() }] }];
    if (unheard) return [{ key: `unheard ${unheard}`, tone: 'plain', text: t(`web-unheard-${unheard}`), buttons: [], dismiss: this.#offers.dismiss }];
    return [];
  }

  /** Where a takeback leads, in the words of the log: before what would be the first to go, or, where that has no line, after what stays. */
  #moment(to: number): { side: 'to' | 'after'; what: string } | null {
    const { table, log } = this.#sitting;
    const seq = lineOf(table.shown.entries)[to]?.seq;
    if (seq === undefined) return null;
    const gone = log.lines.find((line) => line.seq === seq);
    const line = gone ?? log.lines.findLast((one) => one.seq < seq && !one.gone && one.event !== null);
    return line ? { side: gone ? 'to' : 'after', what: line.text.replace(/\.$/, '') } : null;
  }

  /** This device was signed out, or has forgotten who plays here. */
  async #returning(): Promise<void> {
    if (await me.ask('code')) this.#sitting.table.again();
  }
}
