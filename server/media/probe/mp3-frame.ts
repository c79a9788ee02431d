import { readFrame } from '#rules/mp3-frame.ts';

/** Bytes, layer III. Source: ISO 11172-3. */
export const frameMost = 2881;

export const frameBytes = (bytes: Buffer, at: number): number | null =>
  readFrame(bytes, at)?.bytes ?? null;

export function findFrame(bytes: Buffer): number | null {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const first = frameBytes(bytes, at);
    const second = first && frameBytes(bytes, at + first);
    if (first && second && frameBytes(bytes, at + first + second)) return at;
  }
  return null;
}
