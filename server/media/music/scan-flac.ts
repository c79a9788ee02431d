import { previewLength, RefusedFile, type ScannedSound } from './scanned-sound.ts';
import { findTail, skipId3v2 } from './tag-edges.ts';
import { collectSeconds } from './time-index.ts';

/** Bytes. Source: RFC 9639, 8. */
const infoBytes = 34;

/** CRC-8 of frame headers. Source: RFC 9639, 9.1.8. */
const crcTable = Uint8Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 0x80 ? (rest << 1) ^ 0x07 : rest << 1;
  return rest & 0xff;
});

/** Samples of a frame by its code; 6 and 7 follow in the header. Source: RFC 9639, 9.1.1. */
function blockOf(code: number): number {
  if (code === 1) return 192;
  if (code >= 2 && code <= 5) return 144 << code;
  return code >= 8 ? 1 << code : 0;
}

/** Returns null where no frame begins. */
function readFrame(file: Buffer, at: number) {
  if (at + 16 > file.length) return null;
  const [sync, kind = 0, codes = 0, form = 0, lead = 0] = file.subarray(at, at + 5);
  if (sync !== 0xff || (kind & 0xfe) !== 0xf8 || (form & 0x01) !== 0) return null;
  const more = lead < 0x80 ? 0 : Math.clz32(~(lead << 24)) - 1;
  if (more > 6 || (lead >= 0x80 && more < 1)) return null;
  let number = more === 0 ? lead : lead & (0x3f >> more);
  for (let index = 0; index < more; index += 1) {
    number = number * 64 + (file.readUInt8(at + 5 + index) & 0x3f);
  }
  let next = at + 5 + more;
  const code = codes >> 4;
  let block = blockOf(code);
  if (code === 6) block = file.readUInt8(next++) + 1;
  if (code === 7) {
    block = file.readUInt16BE(next) + 1;
    next += 2;
  }
  const rate = codes & 0x0f;
  next += rate === 12 ? 1 : rate === 13 || rate === 14 ? 2 : 0;
  if (block === 0 || next >= file.length) return null;
  let crc = 0;
  for (let index = at; index < next; index += 1) crc = crcTable[crc ^ file.readUInt8(index)] ?? 0;
  if (crc !== file.readUInt8(next)) return null;
  return { isVariable: (kind & 1) === 1, number, block };
}

/** @throws {RefusedFile} for a file without frames. */
export function scanFlac(whole: Buffer): ScannedSound {
  const begin = skipId3v2(whole);
  const file = whole.subarray(0, findTail(whole));
  let from = begin + 4;
  let info: Buffer | null = null;
  for (let isLast = false; !isLast;) {
    if (from + 4 > file.length) throw new RefusedFile('damaged');
    const kind = file.readUInt8(from);
    const bytes = file.readUIntBE(from + 1, 3);
    isLast = (kind & 0x80) !== 0;
    if (info === null) {
      if ((kind & 0x7f) !== 0 || bytes !== infoBytes) throw new RefusedFile('damaged');
      info = Buffer.from(file.subarray(from + 4, from + 4 + bytes));
    }
    from += 4 + bytes;
  }
  if (info?.length !== infoBytes) throw new RefusedFile('damaged');
  const sampleRate = info.readUIntBE(10, 3) >> 4;
  if (sampleRate === 0) throw new RefusedFile('damaged');
  const fixed = info.readUInt16BE(2);
  const seconds = collectSeconds();
  let [samples, cut, cutSamples] = [0, from, 0];
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const frame = readFrame(file, at);
    if (frame === null) continue;
    const position = frame.isVariable ? frame.number : frame.number * fixed;
    // A match inside a frame has another number.
    if (position < samples || position - samples > sampleRate * 60) continue;
    const time = position / sampleRate;
    seconds.note(time, at);
    if (time <= previewLength) [cut, cutSamples] = [at, position];
    samples = position + frame.block;
  }
  if (samples === 0) throw new RefusedFile('damaged');
  if (samples / sampleRate <= previewLength) [cut, cutSamples] = [file.length, samples];
  return {
    format: 'flac',
    samples,
    sampleRate,
    secondsAt: seconds.toBytes(file.length),
    sound: [file.subarray(from)],
    preview: { head: makeHead(info, cutSamples), from, to: cut },
  };
}

/** Sizes of frames and the checksum of the samples are unknown of a part. */
function makeHead(info: Buffer, samples: number): Buffer {
  const own = Buffer.from(info);
  own.fill(0, 4, 10).fill(0, 18);
  const form = own.readBigUInt64BE(10) & ~0xfffffffffn;
  own.writeBigUInt64BE(form | BigInt(samples), 10);
  return Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, infoBytes]), own]);
}
