import languages from 'locale:languages';

/** A folder of `src/arenarium/locale`: its code as browsers, plural rules and `Intl` know it. */
export type Lang = string;

export { languages };

/** What a language lacks is said in this one: the last of them. */
export const FALLBACK: Lang = languages.at(-1)!.code;

export const languageOf = (code: Lang): (typeof languages)[number] => languages.find((language) => language.code === code) ?? languages.at(-1)!;

/** What is written in several languages, in this one where it has it. */
export const inWords = (texts: Readonly<Record<Lang, string>>, lang: Lang): string => texts[lang] ?? texts[FALLBACK] ?? '';

export const isLanguage = (code: unknown): code is Lang => languages.some((language) => language.code === code);

/** The language of the browser, where this client speaks it. */
export function browserLanguage(): Lang {
  const wanted = typeof navigator === 'undefined' ? '' : navigator.language;
  return languages.find(({ code }) => wanted === code || wanted.startsWith(`${code}-`))?.code ?? FALLBACK;
}
