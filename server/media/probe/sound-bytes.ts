import type { SoundFacts } from '#contract/release.ts';
import { findFrame, frameBytes, frameMost } from './mp3-frame.ts';

/** To recognise any format or tag. */
const needed = 12;

/** Tools leave these between tags and the first MP3 frame. */
const strayMost = 64 * 1024;

/** What is sent: an M4A may hold Apple Lossless, and `lossy` is what nobody takes. */
export type SentFormat = Exclude<SoundFacts['format'], 'alac'> | 'aiff' | 'm4a' | 'lossy';

/** By its first bytes. Source: RFC 9639, RFC 2361, ISO 11172-3, AIFF 1.3, ISO 14496-12, RFC 3533. */
export function getFormat(bytes: Buffer): SentFormat | null {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (at(0, 4) === 'fLaC') return 'flac';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WAVE') return 'wav';
  if (at(0, 4) === 'FORM' && /^AIF[FC]$/.test(at(8, 12))) return 'aiff';
  if (at(4, 8) === 'ftyp') return 'm4a';
  if (at(0, 4) === 'OggS' || isAdts(bytes)) return 'lossy';
  return frameBytes(bytes, 0) === null ? null : 'mp3';
}

/** AAC without a file around it. Source: ISO 13818-7, 6.2. */
const isAdts = ([first = 0, second = 0, third = 0]: Buffer) =>
  first === 0xff && (second & 0xf6) === 0xf0 && ((third >> 2) & 0x0f) < 13;

/** By the header of a WAV or AIFF; 0 if unknown. Source: RFC 2361, AIFF 1.3. */
export function announcedBytes(bytes: Buffer): number {
  const format = getFormat(bytes);
  if (format === 'aiff') return bytes.readUInt32BE(4) + 8;
  const size = format === 'wav' ? bytes.readUInt32LE(4) : 0;
  // Streaming encoders write these sizes.
  return size === 0 || size === 0xffffffff ? 0 : size + 8;
}

/** ID3v2. Source: id3.org, ID3v2.4, 3.1. */
function tagBytes(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  const [flags = 0, ...sizes] = bytes.subarray(5, 10);
  const size = sizes.reduce((sum, part) => sum * 128 + (part & 0x7f), 0);
  const footer = (flags & 0x10) === 0 ? 0 : 10;
  return 10 + size + footer;
}

/** Time maps to offsets in an MP3 without tags. */
export async function* soundBytes(
  sent: AsyncIterable<Buffer>,
  refuse: () => Error,
): AsyncGenerator<Buffer, void, undefined> {
  let waiting = Buffer.alloc(0);
  let toSkip = 0;
  let hasStarted = false;
  const begin = () => {
    const start = getFormat(waiting) === null ? findFrame(waiting) : 0;
    if (start === null) throw refuse();
    hasStarted = true;
    return waiting.subarray(start);
  };
  for await (const chunk of sent) {
    if (hasStarted) {
      yield chunk;
      continue;
    }
    waiting = Buffer.concat([waiting, chunk]);
    do {
      const skipped = Math.min(toSkip, waiting.length);
      waiting = waiting.subarray(skipped);
      toSkip -= skipped;
      if (toSkip > 0 || waiting.length < needed) break;
      toSkip = tagBytes(waiting);
    } while (toSkip > 0);
    if (toSkip > 0 || waiting.length < needed) continue;
    if (getFormat(waiting) !== null || waiting.length >= strayMost + 3 * frameMost) yield begin();
  }
  if (hasStarted) return;
  if (toSkip > 0 || waiting.length < needed) throw refuse();
  yield begin();
}
