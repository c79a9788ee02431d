import { seenText } from '#contract/seen-text.ts';
import { normalise } from './normalise.ts';

/** Longest word that can be asked for, in letters. */
export const wordLengthMax = 40;

/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a word may hold several, so that any part of it is one. */
export const isUnspaced = (word: string): boolean => unspaced.test(word);

/** What a name without a letter or digit is found by: its signs. */
const signsOf = (name: string): string =>
  [
    ...seenText(name.toWellFormed())
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cc}]/gu, ''),
  ]
    .slice(0, wordLengthMax)
    .join('');

/** The normalised name or, where it has neither letters nor digits ('!!!', '÷'), its signs. */
export const searchKeyOf = (name: string): string => normalise(name) || signsOf(name);

/**
 * Words that a normalised text parts and people write as one: `AC/DC` is `acdc`, `S.O.S.` and `S O S` are `sos`,
 * `Blink-182` is `blink182`.
 */
export function joinedWords(text: string): string[] {
  const tokens = text.split(/\s+/u).map(normalise);
  const initials = normalise(text).match(/(?<!\S)\S(?: \S(?!\S))+/gu) ?? [];
  const joined = [...tokens, ...initials]
    .filter((words) => words.includes(' '))
    .map((words) => words.replaceAll(' ', ''));
  return [...new Set(joined)].filter(({ length }) => length <= wordLengthMax);
}

/** The ends of a word, without the word: `夜曲` has `曲`. */
function endsOf(word: string): string[] {
  const letters = [...word].slice(0, wordLengthMax);
  return letters.slice(1).map((_, index) => letters.slice(index + 1).join(''));
}

/**
 * The words by which a text is found: its own, those that people write as one, and any part of words in scripts
 * without spaces. It ends with a space, which tells it from the texts of older versions.
 */
export function searchTextOf(text: string): string {
  const words = normalise(text).split(' ');
  const parts = words.filter(isUnspaced).flatMap(endsOf);
  return `${[...words, ...new Set([...joinedWords(text), ...parts])].join(' ')} `;
}
