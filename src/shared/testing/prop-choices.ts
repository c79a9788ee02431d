const asWritten = (choice: string | number | null) =>
  typeof choice === 'string' ? `'${choice}'` : String(choice);

/** Formats choices as a type: `'solid' | 'soft'`. */
export const choicesInWords = (choices: readonly (string | number | null)[]): string =>
  choices.map(asWritten).join(' | ');

/** The keys of a style table; numeric keys become numbers, as the prop takes them. */
const namesIn = (table: object) =>
  Object.keys(table).map((key) => (key.trim() === '' || Number.isNaN(Number(key)) ? key : +key));

type Choices = Record<string | number, unknown> | readonly (string | number)[];

const getList = (choices: Choices) =>
  Array.isArray(choices) ? (choices as (string | number)[]) : namesIn(choices);

/**
 * The `argTypes` of a prop with one of several names: `variant: toArgType(styles.variant)`. Docgen
 * cannot read `keyof typeof`, so the names come from the styles or a list.
 */
export function toArgType(choices: Choices) {
  const value = getList(choices);
  return {
    type: { name: 'enum' as const, value },
    table: { type: { summary: choicesInWords(value) } },
  };
}

/** The `argTypes` of a prop that is a list of such names. */
export function toListArgType(choices: Choices) {
  const options = getList(choices);
  return {
    options,
    control: { type: 'inline-check' as const },
    table: { type: { summary: `(${choicesInWords(options)})[]` } },
  };
}

/** The `argTypes` of a prop whose type docgen cannot read: `tracks: typed('Track[]')`. */
export const typed = (summary: string) => ({ table: { type: { summary } } });
