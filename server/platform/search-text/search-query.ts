import { seenText } from '#contract/seen-text.ts';
import { isUnspaced, joinedWords, toSearchKey, wordLengthMax } from './findable.ts';
import { normalise } from './normalise.ts';

/** Bounds the work. */
const limits = { words: 10, wordLength: wordLengthMax } as const;

/** Such queries use only the prefix index. */
const shortQueryLength = 2;

/** Above every letter in byte order: the end of the private use area. */
const afterEveryLetter = '\u{10FFFD}';

export type SearchQuery = {
  /** Empty for symbols. */
  words: readonly string[];
  /** From `key` to `keyEnd`. */
  key: string;
  keyEnd: string;
  /** A tsquery; the last word is a prefix. */
  fullText: string;
  /** Full text would match every second name. */
  isShort: boolean;
};

const splitWords = (text: string): string[] =>
  normalise(text).split(' ').filter(Boolean).slice(0, limits.words);

/** Distinct, for a search that reads each row for each word. */
export const toDistinctWords = (text: string): string[] => [...new Set(splitWords(text))];

/** Null if nothing is visible. */
export function parseSearchQuery(text: string): SearchQuery | null {
  if (seenText(text) === '') return null;
  const words = splitWords(text);
  if (words.length === 0) return signQueryOf(toSearchKey(text));
  const query = toSearchQuery(words.map((word) => [word]));
  const [joined] = /\S\s+\S/u.test(text.trim()) ? [] : joinedWords(text);
  return joined === undefined
    ? query
    : { ...query, fullText: `(${query.fullText}) | '${joined}':*` };
}

const signQueryOf = (key: string): SearchQuery | null =>
  key === ''
    ? null
    : { words: [], key, keyEnd: `${key}${afterEveryLetter}`, fullText: '', isShort: true };

/**
 * @param readings meanings of each word, likeliest first.
 * @param joint between words: all of them, or any.
 */
export function toSearchQuery(
  readings: readonly (readonly string[])[],
  joint: ' & ' | ' | ' = ' & ',
): SearchQuery {
  const bounded = readings.map((words) =>
    words.map((word) => [...word].slice(0, limits.wordLength).join('')),
  );
  const words = bounded.flatMap(([likeliest]) => likeliest ?? []);
  const key = words.join(' ');
  const asAny = (each: readonly string[], end: string) => {
    const any = each.map((word) => `'${word}'${end}`).join(' | ');
    return each.length > 1 ? `(${any})` : any;
  };
  return {
    words,
    key,
    keyEnd: `${key}${afterEveryLetter}`,
    fullText: bounded
      .map((each, index) => asAny(each, index === bounded.length - 1 ? ':*' : ''))
      .join(joint),
    isShort: key.replaceAll(' ', '').length <= shortQueryLength && !isUnspaced(key),
  };
}
