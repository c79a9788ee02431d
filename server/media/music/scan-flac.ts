import { flacInfoBytes, readFlacFrame, readFlacInfo } from '#rules/flac-frame.ts';
import { previewLength, RefusedFile, type ScannedSound } from './scanned-sound.ts';
import { findTail, skipId3v2 } from './tag-edges.ts';
import { collectSeconds } from './time-index.ts';

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
      if ((kind & 0x7f) !== 0 || bytes !== flacInfoBytes) throw new RefusedFile('damaged');
      info = Buffer.from(file.subarray(from + 4, from + 4 + bytes));
    }
    from += 4 + bytes;
  }
  if (info?.length !== flacInfoBytes) throw new RefusedFile('damaged');
  const { sampleRate, blockMost } = readFlacInfo(info);
  if (sampleRate === 0) throw new RefusedFile('damaged');
  const seconds = collectSeconds();
  let [samples, cut, cutSamples] = [0, from, 0];
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const frame = readFlacFrame(file, at);
    if (frame === null) continue;
    const position = frame.isVariable ? frame.number : frame.number * blockMost;
    // A match inside a frame has another number.
    if (position < samples || position - samples > sampleRate * 60) continue;
    const time = position / sampleRate;
    seconds.note(time, at);
    if (time <= previewLength) [cut, cutSamples] = [at, position];
    samples = position + frame.samples;
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
  return Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, flacInfoBytes]), own]);
}
