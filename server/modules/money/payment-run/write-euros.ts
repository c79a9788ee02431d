/** `1.234,50` in the reader's language; the sentence has the sign. */
export const writeEuros = (cents: number) => (language: string) =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(cents / 100);
