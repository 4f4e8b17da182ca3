import { browserLanguage, isLanguage, type Lang } from './languages.ts';

/** How what happens is shown: by hand, slower or faster, or not at all. */
export const SPEEDS = { step: 0, half: 0.5, one: 1, two: 2, once: Infinity } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

export interface SettingsData {
  lang: Lang;
  theme: 'system' | 'dark' | 'light';
  motion: 'system' | 'full' | 'reduced';
  sound: boolean;
  confirm: boolean;
  /** Warn before something is left unspent. */
  warn: boolean;
  /** Do not hear presses for half a second where a button has become another. */
  guard: boolean;
  /** At a table with a tutor: it asks before a mistake. */
  tutor: boolean;
  speed: Speed;
  notify: boolean;
}

/** Speeds as older clients kept them. */
const OLDER: Readonly<Record<string, Speed>> = { '0.5': 'half', '2': 'two' };

const STORE = 'arenarium-settings';

function remembered(): Partial<SettingsData> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<SettingsData>;
  } catch {
    return {};
  }
}

const asks = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** The player's own choices, kept on this device. */
export class Settings implements SettingsData {
  lang = $state<Lang>(browserLanguage());
  theme = $state<SettingsData['theme']>('dark');
  motion = $state<SettingsData['motion']>('system');
  sound = $state(false);
  confirm = $state(false);
  warn = $state(true);
  guard = $state(true);
  tutor = $state(true);
  speed = $state<Speed>('one');
  notify = $state(false);

  constructor(start: Partial<SettingsData> = remembered()) {
    Object.assign(this, start);
    if (!isLanguage(this.lang)) this.lang = browserLanguage(); // one that an older client spoke
    if (!(this.speed in SPEEDS)) this.speed = OLDER[String(this.speed)] ?? 'one';
  }

  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && asks('(prefers-reduced-motion: reduce)'));
  }

  /** How fast whatever moves on a board goes: 1 is the usual. */
  get pace(): number {
    const speed = SPEEDS[this.speed];
    return speed > 0 && speed < Infinity ? speed : 1;
  }

  /** The next speed; after the fastest one the slowest. */
  faster = (): void => {
    this.speed = SPEED_NAMES[(SPEED_NAMES.indexOf(this.speed) + 1) % SPEED_NAMES.length]!;
  };

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && !asks('(prefers-color-scheme: light)'));
  }

  /** Write the choices down and put them on the page. Called from an effect of the page. */
  keep(): void {
    const { lang, theme, motion, sound, confirm, warn, guard, tutor, speed, notify } = this;
    try {
      localStorage.setItem(STORE, JSON.stringify({ lang, theme, motion, sound, confirm, warn, guard, tutor, speed, notify }));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement;
    root.lang = lang;
    root.dataset['theme'] = this.dark ? 'dark' : 'light';
    root.dataset['motion'] = this.still ? 'reduced' : 'full';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.dark ? '#101215' : '#ece2cd');
  }
}

export const settings = new Settings();
