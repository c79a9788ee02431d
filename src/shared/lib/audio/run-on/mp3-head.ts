import { type Mp3Frame, readFrame, sideInfoOf } from '@/shared/rules/mp3-frame.ts';
import { findFrame } from './mp3-frame';

/** For each hundredth of all `frames` its place in the file, of 256. */
type Places = { frames: number; parts: Uint8Array };

/**
 * `first` is the byte of the first frame with sound; `front` and `end` are samples of silence that
 * the encoder adds to the sound, while the browser cuts what its decoder adds; `places` is null where all frames have one rate.
 */
export type Mp3Head = {
  first: number;
  frame: Mp3Frame;
  front: number;
  end: number;
  places: Places | null;
};

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Bytes of an ID3v2 tag at the beginning; 0 where there is none. */
export function tagBytes(bytes: Uint8Array): number {
  if (latin(bytes, 0, 3) !== 'ID3' || bytes.length < 10) return 0;
  const size = bytes.subarray(6, 10).reduce((sum, part) => sum * 128 + (part & 0x7f), 0);
  return size + ((bytes[5] ?? 0) & 0x10 ? 20 : 10);
}

/** Source: the Xing and LAME headers. */
function readInfo(bytes: Uint8Array, at: number, frame: Mp3Frame) {
  const mark = at + 4 + sideInfoOf(frame);
  const name = latin(bytes, mark, mark + 4);
  if (name !== 'Xing' && name !== 'Info') return null;
  const flags = bytes[mark + 7] ?? 0;
  const table = mark + 8 + (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0);
  const lame = table + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
  const frames = bytes.subarray(mark + 8, mark + 12).reduce((sum, part) => sum * 256 + part, 0);
  const [first = 0, middle = 0, last = 0] = bytes.subarray(lame + 21, lame + 24);
  const isKnown = /^(LAME|Lav[cf])/.test(latin(bytes, lame, lame + 4));
  const delay = (first << 4) + (middle >> 4);
  const padding = ((middle & 0x0f) << 8) + last;
  return {
    isSteady: name === 'Info',
    places: (flags & 5) === 5 ? { frames, parts: bytes.slice(table, table + 100) } : null,
    front: isKnown ? delay : 0,
    end: isKnown ? padding : 0,
  };
}

/**
 * Reads the beginning of a file.
 *
 * @param bytes begin at byte `offset` of the file, after its tag
 * @returns null where it is no such file, or its seconds cannot be found
 */
export function readHead(bytes: Uint8Array, offset: number): Mp3Head | null {
  const at = findFrame(bytes, 0);
  const frame = at === null ? null : readFrame(bytes, at);
  if (at === null || frame === null) return null;
  const info = readInfo(bytes, at, frame);
  if (info === null) {
    return { first: offset + at, frame, front: 0, end: 0, places: null };
  }
  const { isSteady, places, front, end } = info;
  const sound = readFrame(bytes, at + frame.bytes);
  // Without a table nothing says where a second begins.
  if (sound === null || (!isSteady && places === null)) return null;
  const first = offset + at + frame.bytes;
  return { first, frame: sound, front, end, places: isSteady ? null : places };
}

/** Frames before the sought one, which a decoder needs to begin well. */
const preroll = 2;

/**
 * The byte from which to read for a position, and the number of the frame there.
 *
 * @param position seconds of sound
 * @param bytes of the whole file
 */
export function locate(
  { first, frame, front, places }: Mp3Head,
  position: number,
  bytes: number,
): { byte: number; number: number } {
  const number = Math.floor((position * frame.sampleRate + front) / frame.samples) - preroll;
  if (number <= 0) return { byte: first, number: 0 };
  if (places === null) return { byte: Math.floor(first + number * frame.bytesExact), number };
  const hundredth = Math.min((number / places.frames) * 100, 99);
  const before = Math.floor(hundredth);
  const from = places.parts[before] ?? 0;
  const to = places.parts[before + 1] ?? 256;
  const part = (from + (to - from) * (hundredth - before)) / 256;
  return { byte: Math.floor(first + part * (bytes - first)), number };
}
