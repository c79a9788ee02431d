import { saveText } from './save-file';
import { csvDialect } from './csv-dialect.ts';
import { type CsvRow, csvText } from './csv-line.ts';

/**
 * Lets the browser keep rows as a file for spreadsheets. They are written as those of the reader's
 * region do it, where the browser tells one for the language of the page.
 *
 * @param language that of the page, as in `<html lang>`
 */
export function saveCsv(fileName: string, rows: readonly CsvRow[], language: string): void {
  const regional = navigator.languages.find((each) => each.startsWith(`${language}-`));
  const text = csvText(rows, csvDialect(regional ?? language));
  saveText(fileName, text, 'text/csv;charset=utf-8');
}
