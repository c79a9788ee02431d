/** Unicode does not decompose them. */
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
 * Lower case, no accents (`cana` finds `caña`), letters and digits of any script, single spaces;
 * symbols separate words. May be empty.
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
