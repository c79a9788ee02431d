import type { CsvDialect } from './csv-dialect.ts';

/**
 * What a cell may hold: a number is one in the spreadsheet too, a `Date` is a moment in UTC, a day is a
 * text like `2026-11-19`, and null is an empty cell: nothing was counted, which is not zero.
 */
export type CsvValue = string | number | bigint | Date | null;

export type CsvRow = readonly CsvValue[];

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take as the beginning of a formula. Source: OWASP, CSV injection. */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const needsQuotes = /[";,\r\n\t]|^\s|\s$/;

/**
 * A line of a file, with its end. A text never becomes a formula: one that begins like it gets an
 * apostrophe before it; numbers keep their sign. Source: RFC 4180.
 *
 * @throws {RangeError} for a number that is none, and for a date that is none
 */
export function csvLine(row: CsvRow, { delimiter, decimal }: CsvDialect): string {
  const cells = row.map((value) => {
    if (value === null) return '';
    if (typeof value === 'string') return quoted(defused(value));
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

/** Without the letters of ISO 8601, which spreadsheets take for a text. */
const moment = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

/** A whole file of a list that is at hand. */
export const csvText = (rows: readonly CsvRow[], dialect: CsvDialect): string =>
  byteOrderMark + rows.map((row) => csvLine(row, dialect)).join('');
