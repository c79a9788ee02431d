const asWritten = (choice: string | number | null) =>
  typeof choice === 'string' ? `'${choice}'` : String(choice);

/** Choices as a type says them: `'solid' | 'soft'`. */
export const choicesInWords = (choices: readonly (string | number | null)[]): string =>
  choices.map(asWritten).join(' | ');

/** The keys of a table of styles; those that are numbers as numbers, as the prop takes them. */
const namesIn = (table: object) =>
  Object.keys(table).map((key) => (key.trim() === '' || Number.isNaN(Number(key)) ? key : +key));

type Choices = Record<string | number, unknown> | readonly (string | number)[];

const listOf = (choices: Choices) =>
  Array.isArray(choices) ? (choices as (string | number)[]) : namesIn(choices);

/**
 * The `argTypes` of a prop that takes one of a set of names: `variant: choiceOf(styles.variant)`. They
 * are read from the styles, or from any list, for documentation cannot read `keyof typeof` by itself.
 */
export function choiceOf(choices: Choices) {
  const value = listOf(choices);
  return {
    type: { name: 'enum' as const, value },
    table: { type: { summary: choicesInWords(value) } },
  };
}

/** The `argTypes` of a prop that takes some of a set of names, in a list. */
export function someOf(choices: Choices) {
  const options = listOf(choices);
  return {
    options,
    control: { type: 'inline-check' as const },
    table: { type: { summary: `(${choicesInWords(options)})[]` } },
  };
}

/** The `argTypes` of a prop whose type documentation cannot read: `tracks: typed('Track[]')`. */
export const typed = (summary: string) => ({ table: { type: { summary } } });
