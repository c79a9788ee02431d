import {
  allowedErrors,
  editDistance,
  type FindKnownWords,
  type KnownWord,
  getSound,
} from '../search-index/index.ts';
import { type SearchQuery, toSearchQuery } from '../../platform/search-text/search-query.ts';

const readingMax = 3;

/** Sounding alike costs this much, so that it is no exact match. */
const alikeWeight = 0.5;

/**
 * One error in three to six letters, two in longer words; the commoner word wins. The likeliest
 * reading orders the results, others only find more. Null without a correction.
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
    // Words known only from playlists may be right.
    return [...new Set(isBeginning ? [word, ...near] : [...near, word])];
  });
  const isChanged = readings.some((each, index) => each.length > 1 || each[0] !== words[index]);
  return isChanged ? toSearchQuery(readings) : null;
}

function nearestWords(word: string, known: readonly KnownWord[]): string[] {
  const allowed = allowedErrors(word);
  const sound = getSound(word);
  return known
    .map((candidate) => {
      const written = editDistance(word, candidate.word);
      const spoken = editDistance(sound, getSound(candidate.word));
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
