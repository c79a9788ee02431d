const suffix = /_(zero|one|two|few|many|other)$/;

/** `followers_one` gives `followers` and `one`; other keys have no form. */
export const splitPlural = (key: string): { base: string; form: string | undefined } => ({
  base: key.replace(suffix, ''),
  form: suffix.exec(key)?.[1],
});

const wholeNumbers = Array.from({ length: 1000 }, (_, number) => number);

/** The server counts only whole numbers below a million and needs no other forms. */
export function formsOf(language: string, { isServer }: { isServer: boolean }): string[] {
  const rules = new Intl.PluralRules(language);
  const small = new Set([...wholeNumbers.map((number) => rules.select(number)), 'other']);
  return rules.resolvedOptions().pluralCategories.filter((form) => !isServer || small.has(form));
}

/** `2, 3, 4, 22…`, for people who do not know the form's name. */
export function numbersOf(language: string, form: string): string {
  const rules = new Intl.PluralRules(language);
  const numbers = [...wholeNumbers, 1_000_000].filter((number) => rules.select(number) === form);
  if (numbers.length === 0) return 'fractions like 1.5';
  const shown = numbers.slice(0, 4).map((number) => number.toLocaleString('en'));
  return shown.join(', ') + (numbers.length > shown.length ? '…' : '');
}

/** Its words may then omit the digit. */
export function isSingleNumber(language: string, form: string): boolean {
  const rules = new Intl.PluralRules(language);
  return wholeNumbers.filter((number) => rules.select(number) === form).length === 1;
}
