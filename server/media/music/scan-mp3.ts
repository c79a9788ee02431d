import { readFrame, sideInfoOf } from '#rules/mp3-frame.ts';
import { findFrame } from '../probe/mp3-frame.ts';
import { none, previewLength, RefusedFile, type ScannedSound } from './scanned-sound.ts';
import { findTail, skipId3v2 } from './tag-edges.ts';
import { collectSeconds } from './time-index.ts';

/**
 * A first frame of encoders holds no sound: how many samples are silence at both ends, or null.
 * Source: the Xing and LAME headers.
 */
function readInfoFrame(file: Buffer, at: number, sideInfo: number) {
  const mark = at + 4 + sideInfo;
  const name = file.toString('latin1', mark, mark + 4);
  if (file.toString('latin1', at + 36, at + 40) === 'VBRI') return { padding: 0 };
  if (name !== 'Xing' && name !== 'Info') return null;
  const flags = file.readUInt32BE(mark + 4);
  const parts = [4, 4, 100, 4].filter((_, bit) => (flags & (1 << bit)) !== 0);
  const lame = mark + 8 + parts.reduce((sum, part) => sum + part, 0);
  if (!/^(LAME|Lavc|Lavf)/.test(file.toString('latin1', lame, lame + 4))) return { padding: 0 };
  const [first = 0, middle = 0, last = 0] = file.subarray(lame + 21, lame + 24);
  return { padding: (first << 4) + (middle >> 4) + ((middle & 0x0f) << 8) + last };
}

/** @throws {RefusedFile} without three frames in a row. */
export function scanMp3(file: Buffer): ScannedSound {
  const begin = skipId3v2(file);
  const end = Math.max(begin, findTail(file));
  const area = file.subarray(0, end);
  const first = findFrame(area.subarray(begin));
  if (first === null) throw new RefusedFile('damaged');
  const start = begin + first;
  const frame = readFrame(area, start);
  if (frame === null) throw new RefusedFile('damaged');
  const { sampleRate } = frame;
  const info = readInfoFrame(area, start, sideInfoOf(frame));
  const seconds = collectSeconds();
  const from = info === null ? start : start + frame.bytes;
  let [at, samples, previewTo] = [from, 0, end];
  while (at + 4 <= end) {
    const own = readFrame(area, at);
    if (own === null) {
      const next = findFrame(area.subarray(at));
      if (next === null) break;
      at += next;
      continue;
    }
    const time = samples / sampleRate;
    seconds.note(time, at);
    if (time <= previewLength) previewTo = at;
    samples += own.samples;
    at = Math.min(at + own.bytes, end);
  }
  if (samples / sampleRate <= previewLength) previewTo = at;
  return {
    format: 'mp3',
    samples: Math.max(1, samples - (info?.padding ?? 0)),
    sampleRate,
    secondsAt: seconds.toBytes(at),
    sound: [area.subarray(start)],
    preview: { head: none, from, to: previewTo },
  };
}
