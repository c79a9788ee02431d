import { seenText } from '#contract/seen-text.ts';
import { normalise } from './normalise.ts';

/** Letters. */
export const wordLengthMax = 40;

/** Written without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const isUnspaced = (word: string): boolean => unspaced.test(word);

const getSigns = (name: string): string =>
  [
    ...seenText(name.toWellFormed())
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cc}]/gu, ''),
  ]
    .slice(0, wordLengthMax)
    .join('');

/** '!!!' and '÷' keep their symbols. */
export const toSearchKey = (name: string): string => normalise(name) || getSigns(name);

/** `AC/DC` gives `acdc`, `S.O.S.` and `S O S` give `sos`, `Blink-182` gives `blink182`. */
export function joinedWords(text: string): string[] {
  const tokens = text.split(/\s+/u).map(normalise);
  const initials = normalise(text).match(/(?<!\S)\S(?: \S(?!\S))+/gu) ?? [];
  const joined = [...tokens, ...initials]
    .filter((words) => words.includes(' '))
    .map((words) => words.replaceAll(' ', ''));
  return [...new Set(joined)].filter(({ length }) => length <= wordLengthMax);
}

/** `夜曲` has `曲`. */
function getEndings(word: string): string[] {
  const letters = [...word].slice(0, wordLengthMax);
  return letters.slice(1).map((_, index) => letters.slice(index + 1).join(''));
}

/** Words, joined spellings, and suffixes in scripts without spaces. */
export function toSearchText(text: string): string {
  const words = normalise(text).split(' ');
  const parts = words.filter(isUnspaced).flatMap(getEndings);
  return `${[...words, ...new Set([...joinedWords(text), ...parts])].join(' ')} `;
}
