/** Cell delimiter and decimal sign of a language's spreadsheets. */
export type CsvDialect = { delimiter: ';' | ','; decimal: ',' | '.' };

/**
 * Languages with a decimal comma use semicolons (`es`, `es-AR`), others commas (`es-MX`). See
 * docs/decisions/csv-for-spreadsheets.md.
 *
 * @param language as `navigator.language`, best with a region
 */
export function csvDialect(language: string): CsvDialect {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' };
}
