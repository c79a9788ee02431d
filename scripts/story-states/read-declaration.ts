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
  const tags = comment
    .replaceAll(/^\s*\*?\s?/gm, '')
    .split(/^@/m)
    .slice(1);
  const textsOf = (name: string) =>
    tags.filter((tag) => tag.split(/\s/, 1)[0] === name).map((tag) => tag.slice(name.length));
  const declared = textsOf('states').flatMap(wordsOf);
  const exclusions = textsOf('without').map((text) => text.split(/:(.*)/s));
  const excluded = exclusions.flatMap(([words = '']) => wordsOf(words));
  const unknown = [...declared, ...excluded].filter((word) => !isState(word));
  const unreasoned = exclusions.filter(([, reason = '']) => reason.trim() === '');
  const both = declared.filter((word) => excluded.includes(word));
  const faults = [
    ...unknown.map(
      (word) => `'${word}' is not a state: take one of those in scripts/story-states/vocabulary.ts`,
    ),
    ...unreasoned.map(
      ([words = '']) =>
        `'@without ${wordsOf(words).join(' ')}' gives no reason: add one after a colon`,
    ),
    ...both.map((word) => `'${word}' is declared and excluded: keep one of both`),
  ];
  return { declared, excluded, faults };
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
