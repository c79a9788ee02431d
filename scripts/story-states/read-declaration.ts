import { isState } from './vocabulary.ts';

/** What a component's doc comment says of its states. */
export type Declaration = {
  declared: string[];
  excluded: string[];
  /** What is wrong with the words themselves. */
  faults: string[];
};

/**
 * Reads `@states a b` and `@without c d: reason` from a doc comment, given with or without its stars.
 * A tag ends where the next one starts, so both may run over several lines.
 */
export function readDeclaration(comment: string): Declaration {
  const declared = tagTexts(comment, 'states').flatMap(wordsOf);
  const exclusions = tagTexts(comment, 'without').map(readExclusion);
  const excluded = exclusions.flatMap(({ words }) => words);
  const faults = [
    ...[...declared, ...excluded]
      .filter((word) => !isState(word))
      .map(
        (word) =>
          `'${word}' is not a state: take one of those in scripts/story-states/vocabulary.ts`,
      ),
    ...exclusions
      .filter(({ reason }) => reason === '')
      .map(({ words }) => `'@without ${words.join(' ')}' gives no reason: add one after a colon`),
    ...declared
      .filter((word) => excluded.includes(word))
      .map((word) => `'${word}' is declared and excluded: keep one of both`),
  ];
  return { declared, excluded, faults };
}

function readExclusion(text: string): { words: string[]; reason: string } {
  const [words = '', ...reason] = text.split(':');
  return { words: wordsOf(words), reason: reason.join(':').trim() };
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function tagTexts(comment: string, name: string): string[] {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*?\s?/, ''));
  return lines
    .join('\n')
    .split(/^@/m)
    .slice(1)
    .filter((tag) => tag.startsWith(`${name} `) || tag.startsWith(`${name}\n`) || tag === name)
    .map((tag) => tag.slice(name.length).trim());
}
