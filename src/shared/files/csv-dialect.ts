/** How the spreadsheets of a language write numbers, and what they keep cells apart by. */
export type CsvDialect = { delimiter: ';' | ','; decimal: ',' | '.' };

/**
 * The dialect that a spreadsheet opens rightly whose system speaks a language: a comma in numbers goes
 * with semicolons between cells (`es`, `es-AR`), a point with commas (`es-MX`).
 * See docs/decisions/csv-for-spreadsheets.md.
 *
 * @param language a language as browsers name it, best with its region
 */
export function csvDialect(language: string): CsvDialect {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' };
}
