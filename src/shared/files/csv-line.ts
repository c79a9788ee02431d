export type CsvDialect = {
  delimiter: ';' | ',';
  decimal: ',' | '.';
  /** For other services, which compare names: without the guard against formulas. */
  isForServices?: true;
};

/**
 * A decimal comma goes with semicolons (`es`), a point with commas (`es-MX`). See
 * docs/decisions/frame.md.
 */
export function csvDialect(language: string): CsvDialect {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' };
}

/** `Date` in UTC; null is an empty cell. */
export type CsvValue = string | number | bigint | Date | null;

export type CsvRow = readonly CsvValue[];

/** Makes spreadsheets read UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Source: OWASP, CSV injection. */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const needsQuotes = /[";,\r\n\t]|^\s|\s$/;

/**
 * A text like a formula gets an apostrophe in front where a spreadsheet may read it. Source: RFC 4180.
 *
 * @throws {RangeError} for NaN and invalid dates
 */
export function csvLine(row: CsvRow, { delimiter, decimal, isForServices }: CsvDialect): string {
  const cells = row.map((value) => {
    if (value === null) return '';
    if (typeof value === 'string') return quoted(isForServices === true ? value : defused(value));
    if (value instanceof Date) return moment(value);
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new RangeError(`A cell cannot hold ${value}; give null where nothing was counted.`);
    return String(value).replace('.', decimal);
  });
  return `${cells.join(delimiter)}\r\n`;
}

const defused = (text: string) => (formulaStart.test(text) ? `'${text}` : text);

const quoted = (text: string) =>
  needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Spreadsheets take ISO 8601 for text. */
const moment = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

export const csvText = (rows: readonly CsvRow[], dialect: CsvDialect): string =>
  byteOrderMark + rows.map((row) => csvLine(row, dialect)).join('');
