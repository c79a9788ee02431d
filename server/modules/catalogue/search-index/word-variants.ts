import { getSound } from './get-sound.ts';

/** Letters; more would only multiply the variants. */
const prefixLength = 7;

export function allowedErrors(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  if (length < 3) return 0;
  return length < prefixLength ? 1 : 2;
}

/** Marks a sound among the variants. */
export const soundMark = '~';

export const waysToFind = (word: string): string[] => [
  ...wordVariants(word),
  soundMark + getSound(word),
];

/**
 * Symmetric deletes, at most 29. Two words within the allowed errors share a variant, so an index
 * finds every candidate.
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
