import { saveText } from './save-file';
import { csvDialect } from './csv-dialect.ts';
import { type CsvRow, csvText } from './csv-line.ts';

/** @param language as in `<html lang>` */
export function saveCsv(fileName: string, rows: readonly CsvRow[], language: string): void {
  const regional = navigator.languages.find((each) => each.startsWith(`${language}-`));
  const text = csvText(rows, csvDialect(regional ?? language));
  saveText(fileName, text, 'text/csv;charset=utf-8');
}
