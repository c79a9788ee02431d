/** Letters that sound alike in Spanish, longest first, and the one that stands for them. */
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
 * How a normalised word sounds, roughly: words that people confuse because they are written otherwise
 * than spoken have the same (`vurro` and `burro`, `aser` and `hacer`, `kilo` and `quilo`). Digits stay.
 */
export function soundOf(word: string): string {
  return alike.reduce((sound, [letters, one]) => sound.replace(letters, one), word);
}
