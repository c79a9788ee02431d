/** The bytes that every file of a kind begins with; null stands for any byte. */
export type FileStart = readonly (number | null)[];

/**
 * Whether a file begins with the bytes of one of some kinds: its name, and the kind that the browser
 * makes of that, are not to be believed.
 * @throws where the file cannot be read: it went away, or is a folder.
 */
export async function beginsWith(file: Blob, starts: readonly FileStart[]): Promise<boolean> {
  const length = Math.max(...starts.map((start) => start.length));
  const bytes = new Uint8Array(await file.slice(0, length).arrayBuffer());
  return starts.some((start) =>
    start.every((byte, index) => byte === null || byte === bytes[index]),
  );
}
