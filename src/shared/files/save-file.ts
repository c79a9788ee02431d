/** Lets the browser save what an address answers, under a name. */
export function saveFile(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Lets the browser save what the page made itself. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  saveFile(url, fileName);
  // The browser has taken the file by its next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/**
 * Lets the browser save a text.
 * @param type as servers name it: `text/csv;charset=utf-8`
 */
export const saveText = (fileName: string, text: string, type: string): void =>
  saveBlob(new Blob([text], { type }), fileName);
