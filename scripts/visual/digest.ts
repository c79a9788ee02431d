import { createHash } from 'node:crypto';

/** A short name for some content: the same for the same, in hexadecimal. */
export function digestOf(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length keeps ["ab", "c"] from being ["a", "bc"].
  for (const content of contents) hash.update(`${content.length}:`).update(content);
  return hash.digest('hex').slice(0, 32);
}
