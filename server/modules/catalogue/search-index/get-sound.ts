/** Spanish, longest first, with their common form. */
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

/** `vurro` and `burro`, `aser` and `hacer`, `kilo` and `quilo` sound the same. */
export function getSound(word: string): string {
  return alike.reduce((sound, [letters, one]) => sound.replace(letters, one), word);
}
