/** Latin letters that Unicode does not take apart into a base letter and a mark. */
const undividedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/**
 * The form in which names are stored for search and queries are compared with them: lower case, no
 * accents (so `ñ` is `n`, and `cana` finds `caña`), letters and digits of any script, words parted by
 * one space. Apostrophes vanish (`d'amor` is `damor`); every other symbol parts words. Text without
 * letters or digits gives the empty string.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ´`]/gu, '')
    .replace(/[ßæœøđðłıþ]/gu, (letter) => undividedLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
