const VOWELS = 'aąeęioóuyAĄEĘIOÓUY';
const PAIRS = ['sz', 'cz', 'rz', 'ch', 'dz', 'th', 'sh'];

/** Long words with a soft hyphen near the middle, after a vowel and before a consonant that opens a syllable: narrow cards have no room for more. */
export function soften(text: string, longest = 9): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length <= longest) return word;
      const opens = (i: number): boolean => {
        if (!VOWELS.includes(word[i - 1]!) || VOWELS.includes(word[i]!)) return false;
        const next = PAIRS.includes(word.slice(i, i + 2)) ? i + 2 : i + 1;
        return VOWELS.includes(word[next] ?? '');
      };
      const middle = word.length / 2;
      const at = Array.from(word, (_, i) => i)
        .slice(3, -2)
        .filter(opens)
        .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
      return at === undefined ? word : `${word.slice(0, at)}\u00AD${word.slice(at)}`;
    })
    .join(' ');
}
