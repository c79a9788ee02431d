const suffix = /_(zero|one|two|few|many|other)$/;

/** Splits `followers_one` into its base and form; a key that is no plural has no form. */
export const splitPlural = (key: string): { base: string; form: string | undefined } => ({
  base: key.replace(suffix, ''),
  form: suffix.exec(key)?.[1],
});

const wholeNumbers = Array.from({ length: 1000 }, (_, number) => number);

/**
 * The plural forms of a language, as `Intl.PluralRules` knows them. The server counts whole things
 * below a million only, and needs no form for anything else.
 */
export function formsOf(language: string, { isServer }: { isServer: boolean }): string[] {
  const rules = new Intl.PluralRules(language);
  const small = new Set([...wholeNumbers.map((number) => rules.select(number)), 'other']);
  return rules.resolvedOptions().pluralCategories.filter((form) => !isServer || small.has(form));
}

/** Numbers that take a form, for a person who does not know its name: `2, 3, 4, 22…`. */
export function numbersOf(language: string, form: string): string {
  const rules = new Intl.PluralRules(language);
  const numbers = [...wholeNumbers, 1_000_000].filter((number) => rules.select(number) === form);
  if (numbers.length === 0) return 'fractions like 1.5';
  const shown = numbers.slice(0, 4).map((number) => number.toLocaleString('en'));
  return shown.join(', ') + (numbers.length > shown.length ? '…' : '');
}

/** Whether a form stands for one number alone, so that its words may say it without a digit. */
export function isSingleNumber(language: string, form: string): boolean {
  const rules = new Intl.PluralRules(language);
  return wholeNumbers.filter((number) => rules.select(number) === form).length === 1;
}
