/** Ways into a study. */
import { api, ApiError, call } from '../core/api.ts';
import { t } from '../core/i18n.svelte.ts';
import { me } from '../core/me.svelte.ts';
import { seatName, shortName } from '../core/names.ts';
import { nonce } from '../core/socket.ts';
import { LONGEST, type Study, type StudyBegin, type StudyDone, type TableInfo } from '../core/wire.ts';

const KEPT = 'arenarium-studies';
const MOST = 60;

/** A new study with that chapter; where it is. */
export async function newStudy(title: string, chapter: StudyBegin): Promise<string> {
  await me.need();
  return `/study/${(await api.newStudy(title.slice(0, LONGEST.StudyTitle), chapter)).id}`;
}

/** Which study holds what was tried in a match: a second "what if" of the same match is its next chapter. */
function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
function keep(table: string, study: string): void {
  const others = Object.entries(kept()).filter(([of]) => of !== table);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...others.slice(-MOST), [table, study]])));
}

/** "What if…" at a moment of a match: the study of that match, with a chapter that begins there and knows how it went on. */
export async function whatIf(info: TableInfo, at: number, token: string | null): Promise<string> {
  await me.need();
  const chapter: StudyBegin = { title: t('web-study-moment', { at }), table: info.id, at, follow: true, ...(token ? { token } : {}) };
  const known = kept()[info.id];
  if (known) {
    try {
      const study = await call<Study>('GET', `/api/studies/${known}`);
      const there = study.chapters.find(({ origin }) => origin.kind === 'match' && origin.table === info.id && origin.at === at);
      const opened = there ?? (await call<StudyDone>('POST', `/api/studies/${known}/chapters`, { ...chapter, n: nonce() })).edits.find((edit) => edit.opened)?.opened;
      if (opened) return `/study/${known}?node=${opened.id}`;
    } catch (e) {
      // It is gone, or full: another one then.
      if (!(e instanceof ApiError) || e.status === 0) throw e;
    }
  }
  const names = info.seats.map((s) => seatName(info, s.seat)).join(' – ');
  const made = await newStudy(`${shortName(info.game)}: ${names}`, chapter);
  keep(info.id, made.slice('/study/'.length));
  return made;
}
