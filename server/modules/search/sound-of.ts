/** Spanish letters that sound alike, longest first, and their common form. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ch/gu, '8'],
  [/qu(?=[ei])|k|q|c(?![ei])/gu, 'c'],
  [/gu(?=[ei])/gu, 'g'],
  [/g(?=[ei])|j|x(?=[aeiou])/gu, 'j'],
  [/[zsx]|c(?=[ei])/gu, 's'],
  [/ll|y/gu, 'y'],
  [/[vw]/gu, 'b'],
  [/h/gu, ''],
  [/m(?=[bp])/gu, 'n'],
  [/(.)\1+/gu, '$1'],
];

/**
 * Gives words that are confused by ear the same form: `vurro` and `burro`, `aser` and `hacer`,
 * `kilo` and `quilo`.
 */
export function soundOf(word: string): string {
  return alike.reduce((sound, [letters, one]) => sound.replace(letters, one), word);
}
