export type PluralKey = { base: string; form: string | undefined; isOrdinal: boolean };

const suffix = /^(.*?)(_ordinal)?_(zero|one|two|few|many|other)$/;

/** Splits `followers_one` into its base and form; a key that is no plural has no form. */
export function splitPlural(key: string): PluralKey {
  const [, base = key, ordinal, form] = suffix.exec(key) ?? [];
  return { base, form, isOrdinal: ordinal !== undefined };
}

/** The key of one form: `joinPlural({ base: 'followers', … }, 'one')` is `followers_one`. */
export function joinPlural({ base, isOrdinal }: PluralKey, form: string): string {
  return `${base}${isOrdinal ? '_ordinal' : ''}_${form}`;
}

const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
const wholeNumbers = Array.from({ length: 1000 }, (_, number) => number);

type FormsOptions = { isOrdinal?: boolean; isServer?: boolean };

/**
 * The plural forms of a language, as `Intl.PluralRules` knows them, in their usual order. The server
 * counts whole things below a million only, and needs no form for anything else.
 */
export function formsOf(language: string, { isOrdinal, isServer }: FormsOptions = {}): string[] {
  const rules = new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' });
  const small = new Set([...wholeNumbers.map((number) => rules.select(number)), 'other']);
  const all: readonly string[] = rules.resolvedOptions().pluralCategories;
  return all
    .filter((form) => !isServer || small.has(form))
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Numbers that take a form, for a person who does not know its name: `2, 3, 4, 22…`. */
export function numbersOf(language: string, form: string): string {
  const rules = new Intl.PluralRules(language);
  const numbers = [...wholeNumbers, 1_000_000].filter((number) => rules.select(number) === form);
  const shown = numbers.slice(0, 4).map((number) => number.toLocaleString('en'));
  if (shown.length === 0) return 'fractions like 1.5';
  return numbers.length > shown.length ? `${shown.join(', ')}…` : shown.join(', ');
}

/** Whether a form stands for one number alone, so that its words may say it without a digit. */
export function isSingleNumber(language: string, form: string): boolean {
  const rules = new Intl.PluralRules(language);
  return wholeNumbers.filter((number) => rules.select(number) === form).length === 1;
}
