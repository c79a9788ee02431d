export type CsvDialect = { delimiter: ';' | ','; decimal: ',' | '.' };

/**
 * A decimal comma goes with semicolons (`es`), a point with commas (`es-MX`). See
 * docs/decisions/frame.md.
 */
export function csvDialect(language: string): CsvDialect {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' };
}
