import {
  allowedErrors,
  editDistance,
  type FindKnownWords,
  type KnownWord,
  getSound,
} from '../../catalogue/search-index/index.ts';
import { type SearchQuery, toSearchQuery } from '../../../platform/search-text/search-query.ts';

const readingMax = 3;

/** Sounding alike costs this much, so that it is no exact match. */
const alikeWeight = 0.5;

/** `corrected` is null without a correction, `anyWord` without a known word. */
export type Readings = { corrected: SearchQuery | null; anyWord: SearchQuery | null };

/**
 * One error in three to six letters, two in longer words; the commoner word wins. The likeliest
 * reading orders the results, others only find more.
 */
export async function correctQuery(
  { words }: SearchQuery,
  findKnownWords: FindKnownWords,
): Promise<Readings> {
  const last = words.at(-1) ?? '';
  const known = await findKnownWords(words, last);
  const readings = words.map((word, index) => {
    const isBeginning =
      index === words.length - 1 && known.some((candidate) => candidate.word.startsWith(word));
    const near = nearestWords(word, known);
    // Words known only from playlists may be right.
    const each = [...new Set(isBeginning ? [word, ...near] : [...near, word])];
    return {
      each,
      isChanged: each.length > 1 || each[0] !== word,
      isKnown: isBeginning || near.length > 0,
    };
  });
  const getWords = (some: typeof readings) => some.map(({ each }) => each);
  const isChanged = readings.some((reading) => reading.isChanged);
  const kept = readings.filter(({ isKnown }) => isKnown);
  return {
    corrected: isChanged ? toSearchQuery(getWords(readings)) : null,
    anyWord: kept.length > 0 && words.length > 1 ? toSearchQuery(getWords(kept), ' | ') : null,
  };
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
