const VOWELS = 'aąeęioóuyAĄEĘIOÓUY';
const PAIRS = ['sz', 'cz', 'rz', 'ch', 'dz', 'th', 'sh'];

/** Long words with a soft hyphen near the middle, after a vowel and before a consonant that opens a syllable: narrow cards have no room for more. */
export function soften(text: string, longest = 9): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length <= longest || word.includes('-')) return word; // a hyphen breaks by itself
      const opens = (i: number): boolean => {
        const vowel = (k: number): boolean => VOWELS.includes(word[k] ?? '.');
        if (vowel(i) || !(vowel(i - 1) || vowel(i - 2)) || PAIRS.includes(word.slice(i - 1, i + 1))) return false;
        return vowel(i + 1) || (vowel(i + 2) && (PAIRS.includes(word.slice(i, i + 2)) || 'rl'.includes(word[i + 1]!)));
      };
      const middle = word.length / 2;
      const at = Array.from(word, (_, i) => i)
        .slice(2, -2)
        .filter(opens)
        .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
      return at === undefined ? word : `${word.slice(0, at)}\u00AD${word.slice(at)}`;
    })
    .join(' ');
}
