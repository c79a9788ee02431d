import { createHash } from 'node:crypto';

export function toDigest(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length separates ["ab", "c"] from ["a", "bc"].
  for (const content of contents) hash.update(`${content.length}:`).update(content);
  return hash.digest('hex').slice(0, 32);
}
