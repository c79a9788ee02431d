export { beginsWith, type FileStart } from './begins-with';
export type { CsvRow, CsvValue } from './csv-line.ts';
export { saveCsv } from './save-csv.ts';
export { saveFile } from './save-file';
export { saveText } from './save-text';
