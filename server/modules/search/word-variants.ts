import { soundOf } from './sound-of.ts';

/** Letters of a word that count for its variants; more would only multiply them. */
const prefixLength = 7;

/** Typing errors that are forgiven in a word: none up to two letters, two from seven letters. */
export function allowedErrors(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  if (length < 3) return 0;
  return length < prefixLength ? 1 : 2;
}

/** Marks the sound of a word among its variants. */
export const soundMark = '~';

/** By what a word is found when it was mistyped: its variants, and how it sounds behind a mark. */
export const waysToFind = (word: string): string[] => [
  ...wordVariants(word),
  soundMark + soundOf(word),
];

/**
 * The word and what is left of its first seven letters when up to the allowed number are missing. Two
 * words within that many errors share a variant, so an index over variants finds every candidate: at
 * most 29 a word. (The symmetric delete method.)
 */
export function wordVariants(word: string): string[] {
  const variants = new Set([[...word].slice(0, prefixLength).join('')]);
  let latest = [...variants];
  for (let missing = 0; missing < allowedErrors(word); missing += 1) {
    latest = latest.flatMap(withoutOneLetter);
    for (const variant of latest) variants.add(variant);
  }
  return [...variants];
}

function withoutOneLetter(word: string): string[] {
  const letters = [...word];
  return letters.map((_, missing) => letters.toSpliced(missing, 1).join(''));
}
