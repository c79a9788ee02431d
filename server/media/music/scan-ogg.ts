import { none, previewLength, RefusedFile, type ScannedSound } from './scanned-sound.ts';
import { collectSeconds } from './time-index.ts';

/** No packet ends on the page. */
const open = 0xffffffffffffffffn;

type Coding = { format: 'ogg' | 'opus'; sampleRate: number; headers: number; skip: number };

/** Source: the Vorbis I specification, 4.2.2; RFC 7845, 5.1. */
function readCoding(first: Buffer): Coding {
  if (first.length >= 16 && first.toString('latin1', 0, 7) === '\u0001vorbis') {
    return { format: 'ogg', sampleRate: first.readUInt32LE(12), headers: 3, skip: 0 };
  }
  if (first.length >= 12 && first.toString('latin1', 0, 8) === 'OpusHead') {
    return { format: 'opus', sampleRate: 48_000, headers: 2, skip: first.readUInt16LE(10) };
  }
  throw new RefusedFile('codec');
}

/** Returns null where no whole page begins. Source: RFC 3533, 6. */
function readPage(file: Buffer, at: number) {
  if (at + 27 > file.length || file.toString('latin1', at, at + 4) !== 'OggS') return null;
  const count = file.readUInt8(at + 26);
  const lacing = file.subarray(at + 27, at + 27 + count);
  const body = at + 27 + count;
  const end = body + lacing.reduce((sum, part) => sum + part, 0);
  if (end > file.length) return null;
  return {
    isFirst: (file.readUInt8(at + 5) & 2) !== 0,
    granule: file.readBigUInt64LE(at + 6),
    /** Packets that end on it. */
    packets: lacing.reduce((sum, part) => sum + (part < 255 ? 1 : 0), 0),
    content: file.subarray(body, end),
    end,
  };
}

/**
 * Pages are numbered and summed, and longer comments renumber all of them: so the sound is what
 * the pages carry.
 *
 * @throws {RefusedFile} for other codecs, and without sound.
 */
export function scanOgg(file: Buffer): ScannedSound {
  let coding: Coding | null = null;
  let [headers, base, samples, cut] = [0, 0, 0, 0];
  const sound: Buffer[] = [];
  const seconds = collectSeconds();
  let at = 0;
  for (let page = readPage(file, at); page !== null; page = readPage(file, at)) {
    if (page.isFirst) {
      coding ??= readCoding(page.content);
      // A chained stream counts from 0 again.
      [headers, base] = [coding.headers, samples];
    }
    if (coding === null) throw new RefusedFile('damaged');
    if (headers > 0) headers -= page.packets;
    else {
      sound.push(page.content);
      seconds.note(samples / coding.sampleRate, at);
      if (page.granule !== open) {
        samples = Math.max(samples, base + Number(page.granule) - coding.skip);
      }
      if (cut === 0 && samples / coding.sampleRate >= previewLength) cut = page.end;
    }
    at = page.end;
  }
  if (coding === null || coding.sampleRate === 0 || samples <= 0) throw new RefusedFile('damaged');
  const { format, sampleRate } = coding;
  return {
    format,
    samples,
    sampleRate,
    secondsAt: seconds.toBytes(at),
    sound,
    preview: { head: none, from: 0, to: cut === 0 ? at : cut },
  };
}
