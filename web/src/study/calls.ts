/** What is asked of the server about one study. */
import { call, query } from '../core/api.ts';
import { nonce } from '../core/socket.ts';
import type { Json, Study, StudyAnswer, StudyBegin, StudyDone, StudyLinks, StudyMark, StudyPosition, StudyVerdict } from '../core/wire.ts';

export interface NoteChange {
  comment?: string;
  verdict?: StudyVerdict;
  marks?: StudyMark[];
}

/** `link`: the token by which it is shared. `sends`: hears the nonce of each change, before it is sent. */
export const callsOf = (id: string, link: () => string | null, sends: (n: string) => void) => {
  const path = (rest = '', values: Record<string, string | number | null> = {}): string => `/api/studies/${id}${rest}${query({ ...values, link: link() })}`;
  const change = (rest: string, with_: object): Promise<StudyDone> => {
    const n = nonce();
    sends(n);
    return call('POST', path(rest), { ...with_, n });
  };
  return {
    read: () => call<Study>('GET', path()),
    position: (node: number) => call<StudyPosition>('GET', path(`/nodes/${node}`)),
    ask: (node: number, what: string, seat: number, args: Json) => call<Json>('POST', path(`/nodes/${node}/ask`), { what, seat, args }),
    text: (node: number) => call<{ text: string; asked: number[] }>('GET', path(`/nodes/${node}/text`)),
    rename: (title: string) => change('/title', { title }),
    open: (begin: StudyBegin) => change('/chapters', begin),
    order: (chapters: readonly number[]) => change('/order', { chapters }),
    name: (chapter: number, title: string) => change(`/chapters/${chapter}/title`, { title }),
    add: (node: number, line: readonly StudyAnswer[], again = false) => change('/add', { node, line, again }),
    note: (node: number, seen: number, said: NoteChange) => change(`/nodes/${node}/note`, { seen, ...said }),
    put: (node: number, what: 'first' | 'main' | 'gone' | 'back') => change(`/nodes/${node}/put`, { what }),
    share: (what: 'read' | 'write', shared: boolean) => call<StudyLinks>('POST', path('/share'), { what, shared }),
    join: (token: string) => call<Study>('POST', path('/join'), { link: token }),
    leave: () => call<Json>('POST', path('/leave'), {}),
    copy: () => call<Study>('POST', path('/copy'), {}),
    file: () => path('/file'),
  };
};
export type Calls = ReturnType<typeof callsOf>;

export const readFile = (text: string): Promise<Study> => call('POST', '/api/studies/file', JSON.parse(text));
