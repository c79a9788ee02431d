import type { SoundFacts } from '#contract/release.ts';
import { findFrame, frameBytes, frameMost } from './mp3-frame.ts';

/** Bytes that a judgement needs: those of the longest beginning. */
const needed = 12;

/** Bytes that may stand between tags and the first frame of an MP3, as tools leave them that padded or cut it. */
const strayMost = 64 * 1024;

/** What a file of sound is by its first bytes; null for any other file. Source: RFC 9639, RFC 2361, ISO 11172-3. */
export function formatOf(bytes: Buffer): SoundFacts['format'] | null {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (at(0, 4) === 'fLaC') return 'flac';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WAVE') return 'wav';
  return frameBytes(bytes, 0) === null ? null : 'mp3';
}

/** How long a WAV file says that it is, in bytes; 0 where it does not know, and for the others. Source: RFC 2361. */
export function announcedBytes(bytes: Buffer): number {
  const size = formatOf(bytes) === 'wav' ? bytes.readUInt32LE(4) : 0;
  // So written by what streams it.
  return size === 0 || size === 0xffffffff ? 0 : size + 8;
}

/** Bytes of the ID3v2 tag with which a file begins; 0 where there is none. Source: id3.org, ID3v2.4, 3.1. */
function tagBytes(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  const [flags = 0, ...sizes] = bytes.subarray(5, 10);
  const size = sizes.reduce((sum, part) => sum * 128 + (part & 0x7f), 0);
  const footer = (flags & 0x10) === 0 ? 0 : 10;
  return 10 + size + footer;
}

/**
 * The bytes of a file of sound without what stands before it: tags, which may hold a picture, and stray bytes before an MP3. A place
 * in an MP3 follows from the time then.
 *
 * @param refuse what to throw for a file that does not begin as sound does.
 */
export async function* soundBytes(
  sent: AsyncIterable<Buffer>,
  refuse: () => Error,
): AsyncGenerator<Buffer, void, undefined> {
  let waiting = Buffer.alloc(0);
  let toSkip = 0;
  let hasBegun = false;
  const begin = () => {
    const start = formatOf(waiting) === null ? findFrame(waiting) : 0;
    if (start === null) throw refuse();
    hasBegun = true;
    return waiting.subarray(start);
  };
  for await (const piece of sent) {
    if (hasBegun) {
      yield piece;
      continue;
    }
    waiting = Buffer.concat([waiting, piece]);
    do {
      const skipped = Math.min(toSkip, waiting.length);
      waiting = waiting.subarray(skipped);
      toSkip -= skipped;
      if (toSkip > 0 || waiting.length < needed) break;
      toSkip = tagBytes(waiting);
    } while (toSkip > 0);
    if (toSkip > 0 || waiting.length < needed) continue;
    if (formatOf(waiting) !== null || waiting.length >= strayMost + 3 * frameMost) yield begin();
  }
  if (hasBegun) return;
  if (toSkip > 0 || waiting.length < needed) throw refuse();
  yield begin();
}
