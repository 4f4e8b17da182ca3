/** The rules and letters of the page that a drawing needs, so that it looks the same where the page is not. */

/** The page's root and body are plain boxes in a drawing. */
export const ROOT = 'ar-root';
export const BODY = 'ar-body';

const FUNCTIONS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const TOUCHED = /:(?:hover|focus|focus-visible|focus-within|active|disabled)\b/;

/** The branches of a selector that may speak of these classes, with the page's root and body by their new names; none is ''. */
export function selector(text: string, classes: ReadonlySet<string>): string {
  const branches = split(text).filter((branch) => {
    const plain = branch.replace(FUNCTIONS, '');
    return !TOUCHED.test(plain) && [...plain.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name!));
  });
  return branches
    .map((branch) => branch.replaceAll(':root', `.${ROOT}`).replace(/(^|[\s>+~(])(html|body)(?![\w-])/g, (_, before: string, name: string) => `${before}.${name === 'html' ? ROOT : BODY}`))
    .join(', ');
}

/** At the commas that are not inside brackets. */
function split(text: string): string[] {
  const out = [''];
  let depth = 0;
  for (const c of text) {
    if (c === ',' && depth === 0) out.push('');
    else out[out.length - 1] += c;
    depth += c === '(' ? 1 : c === ')' ? -1 : 0;
  }
  return out.map((branch) => branch.trim());
}

/** All rules that hold now and speak of these classes; nothing in them moves. */
export function styles(sheets: Iterable<CSSStyleSheet>, classes: ReadonlySet<string>): string {
  const told = [...sheets].map((sheet) => rules(sheet.cssRules, classes)).join('');
  return `${told}.${ROOT} *, .${ROOT} *::before, .${ROOT} *::after { animation: none !important; transition: none !important; }`;
}

function rules(list: CSSRuleList, classes: ReadonlySet<string>): string {
  return [...list].map((rule) => ruleText(rule, classes)).join('');
}

function ruleText(rule: CSSRule, classes: ReadonlySet<string>): string {
  if (rule instanceof CSSStyleRule) {
    const speaks = selector(rule.selectorText, classes);
    return speaks ? speaks + rule.cssText.slice(rule.cssText.indexOf('{')) : '';
  }
  if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? rules(rule.cssRules, classes) : '';
  if (rule instanceof CSSSupportsRule) return CSS.supports(rule.conditionText) ? rules(rule.cssRules, classes) : '';
  if (!('cssRules' in rule) || rule instanceof CSSKeyframesRule) return '';
  const inner = rules((rule as CSSGroupingRule).cssRules, classes); // of a container or a layer
  return inner ? `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}` : '';
}

/** Whether a font's range has one of these letters. */
export function inRange(range: string, letters: Iterable<string>): boolean {
  const spans = range.split(',').map((part) => {
    const [from = '', to] = part.trim().replace(/^u\+/i, '').split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt((to ?? from).replaceAll('?', 'f'), 16)] as const;
  });
  for (const letter of letters) {
    const code = letter.codePointAt(0)!;
    if (spans.some(([from, to]) => from <= code && code <= to)) return true;
  }
  return false;
}

const files = new Map<string, Promise<string>>();

/** A file as text that can stand in its place. */
function written(url: string): Promise<string> {
  if (!files.has(url)) files.set(url, fetch(url).then(async (answer) => (answer.ok ? dataUrl(await answer.blob()) : Promise.reject(new Error(url)))));
  return files.get(url)!.catch((error: unknown) => {
    files.delete(url);
    throw error;
  });
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });

/** The page's fonts that these letters are set in, with their files in them. */
export async function fonts(sheets: Iterable<CSSStyleSheet>, letters: ReadonlySet<string>): Promise<string> {
  const bare = (name: string): string => name.replaceAll(/["']/g, '');
  const loaded = new Set([...document.fonts].filter((f) => f.status === 'loaded').map((f) => `${bare(f.family)} ${f.unicodeRange}`));
  const faces = [...sheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule).map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = faces.map(async ({ rule, base }) => {
    const range = rule.style.getPropertyValue('unicode-range');
    if (!loaded.has(`${bare(rule.style.getPropertyValue('font-family'))} ${range}`) || !inRange(range, letters)) return '';
    const url = /url\(["']?([^"')]+)["']?\)/.exec(rule.cssText)?.[1];
    return url ? rule.cssText.replace(/url\([^)]*\)/, `url("${await written(new URL(url, base).href)}")`) : '';
  });
  return (await Promise.all(texts)).join('');
}
