import { fnv1a } from './fnv1a.ts';

/** `fnv1a` with MurmurHash3's finalizer, which separates texts that differ by a letter. */
export function hashText(text: string): number {
  let hash = fnv1a(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
