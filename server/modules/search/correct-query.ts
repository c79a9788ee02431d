import { editDistance } from './edit-distance.ts';
import { type SearchQuery, searchQueryOf } from './search-query.ts';
import type { FindKnownWords, KnownWord } from './vocabulary.repository.ts';
import { allowedErrors } from './word-variants.ts';

/**
 * The query with each unknown word replaced by the nearest known one: one typing error in a word of
 * three to six letters, two in a longer one; of equally near words the commoner. Null when nothing
 * is to be corrected.
 */
export async function correctQuery(
  { words }: SearchQuery,
  findKnownWords: FindKnownWords,
): Promise<SearchQuery | null> {
  const last = words.at(-1) ?? '';
  const known = await findKnownWords(words, last);
  const corrected = words.map((word, index) => {
    const isLast = index === words.length - 1;
    return isLast && known.some((candidate) => candidate.word.startsWith(word))
      ? word
      : nearestWord(word, known);
  });
  const isChanged = corrected.some((word, index) => word !== words[index]);
  return isChanged ? searchQueryOf(corrected) : null;
}

function nearestWord(word: string, known: readonly KnownWord[]): string {
  const allowed = allowedErrors(word);
  const candidates = known
    .map((candidate) => ({ ...candidate, errors: editDistance(word, candidate.word) }))
    .filter(({ errors }) => errors <= allowed)
    .toSorted((one, other) => one.errors - other.errors || other.uses - one.uses);
  return candidates[0]?.word ?? word;
}
