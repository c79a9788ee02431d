import { type CsvRow, csvText, csvDialect } from './csv-line.ts';

export function saveFile(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  saveFile(url, fileName);
  // The browser has read the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

export const saveText = (fileName: string, text: string, type: string): void =>
  saveBlob(new Blob([text], { type }), fileName);

/** @param language as in `<html lang>` */
export function saveCsv(fileName: string, rows: readonly CsvRow[], language: string): void {
  const regional = navigator.languages.find((each) => each.startsWith(`${language}-`));
  const text = csvText(rows, csvDialect(regional ?? language));
  saveText(fileName, text, 'text/csv;charset=utf-8');
}
