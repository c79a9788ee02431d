import { type Mp3Frame, readFrame } from '@/shared/rules/mp3-frame.ts';

const isSameStream = (one: Mp3Frame, other: Mp3Frame) =>
  one.sampleRate === other.sampleRate && one.samples === other.samples;

/** Where a frame begins that another one follows, or null. */
export function findFrame(bytes: Uint8Array, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const frame = readFrame(bytes, at);
    const following = frame && readFrame(bytes, at + frame.bytes);
    if (frame && following && isSameStream(frame, following)) return at;
  }
  return null;
}

/** Cuts whole frames off the front, without what lies between them. */
export function cutFrames(bytes: Uint8Array): { frames: Uint8Array[]; rest: Uint8Array } {
  const frames: Uint8Array[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    const frame = readFrame(bytes, at);
    if (frame === null) {
      const next = findFrame(bytes, at + 1);
      if (next === null) break;
      at = next;
      continue;
    }
    if (at + frame.bytes > bytes.length) break;
    frames.push(bytes.subarray(at, at + frame.bytes));
    at += frame.bytes;
  }
  return { frames, rest: bytes.subarray(at) };
}
