import { editDistance } from './edit-distance.ts';
import { type SearchQuery, searchQueryOf } from './search-query.ts';
import { soundOf } from './sound-of.ts';
import type { FindKnownWords, KnownWord } from './vocabulary.repository.ts';
import { allowedErrors } from './word-variants.ts';

/** Known words that a mistyped one is taken for, the likeliest first. */
const readingMax = 3;

/** What a letter that sounds alike weighs beside one that does not. */
const alikeWeight = 0.5;

/**
 * The query with each word read as the nearest known ones: one typing error in a word of three to six
 * letters, two in a longer one, where letters that sound alike hardly count; of equally near words the
 * commoner comes first. Names are ordered by the likeliest reading, and found by the others too. Null
 * when nothing is to be corrected.
 */
export async function correctQuery(
  { words }: SearchQuery,
  findKnownWords: FindKnownWords,
): Promise<SearchQuery | null> {
  const last = words.at(-1) ?? '';
  const known = await findKnownWords(words, last);
  const readings = words.map((word, index) => {
    const isBeginning =
      index === words.length - 1 && known.some((candidate) => candidate.word.startsWith(word));
    const near = nearestWords(word, known);
    // A word that only listeners' playlists hold is unknown, and may be right.
    return [...new Set(isBeginning ? [word, ...near] : [...near, word])];
  });
  const isChanged = readings.some((each, index) => each.length > 1 || each[0] !== words[index]);
  return isChanged ? searchQueryOf(readings) : null;
}

function nearestWords(word: string, known: readonly KnownWord[]): string[] {
  const allowed = allowedErrors(word);
  const sound = soundOf(word);
  return known
    .map((candidate) => {
      const written = editDistance(word, candidate.word);
      const spoken = editDistance(sound, soundOf(candidate.word));
      return { ...candidate, written, spoken };
    })
    .filter(({ written, spoken }) => Math.min(written, spoken + alikeWeight) <= allowed)
    .toSorted(
      (one, other) =>
        one.written + one.spoken - other.written - other.spoken || other.uses - one.uses,
    )
    .slice(0, readingMax)
    .map((candidate) => candidate.word);
}
