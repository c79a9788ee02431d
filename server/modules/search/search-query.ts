import { seenText } from '#contract/seen-text.ts';
import { isUnspaced, joinedWords, searchKeyOf, wordLengthMax } from './findable.ts';
import { normalise } from './normalise.ts';

/** Words beyond these many, and letters beyond these many of a word, are ignored: work stays bounded. */
const limits = { words: 8, wordLength: wordLengthMax } as const;

/** Up to this many letters a query is answered by the prefix index alone. */
const shortQueryLength = 2;

/** The end of the private use area: above every letter in the byte order of the search keys. */
const afterEveryLetter = '\u{10FFFD}';

/** What is asked of the search index. */
export type SearchQuery = {
  /** Normalised words; none in a query of signs alone. */
  words: readonly string[];
  /** The whole normalised query: the start of the keys that match from `key` up to `keyEnd`. */
  key: string;
  keyEnd: string;
  /** The words in PostgreSQL's query language, the last one as a prefix. */
  fullText: string;
  /** Too short for full text: every second name would match. */
  isShort: boolean;
};

/** Reads what a person typed; null when there is nothing to see in it. */
export function parseSearchQuery(text: string): SearchQuery | null {
  if (seenText(text) === '') return null;
  const words = normalise(text).split(' ').filter(Boolean).slice(0, limits.words);
  if (words.length === 0) return signQueryOf(searchKeyOf(text));
  const query = searchQueryOf(words.map((word) => [word]));
  const [joined] = /\S\s+\S/u.test(text.trim()) ? [] : joinedWords(text);
  return joined === undefined
    ? query
    : { ...query, fullText: `(${query.fullText}) | '${joined}':*` };
}

/** Signs alone are looked for where names begin. */
const signQueryOf = (key: string): SearchQuery | null =>
  key === ''
    ? null
    : { words: [], key, keyEnd: `${key}${afterEveryLetter}`, fullText: '', isShort: true };

/** Builds the query for normalised words, each with all that it may mean, the likeliest first. */
export function searchQueryOf(readings: readonly (readonly string[])[]): SearchQuery {
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
      .join(' & '),
    isShort: key.replaceAll(' ', '').length <= shortQueryLength && !isUnspaced(key),
  };
}
