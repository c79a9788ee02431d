import { saveFile } from './save-file';

/**
 * Lets the browser keep a text as a file.
 * @param type as servers name it: `text/csv;charset=utf-8`
 */
export function saveText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  saveFile(url, fileName);
  // The browser has taken the file by its next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
