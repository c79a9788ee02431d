/** CRC-8 of the headers of frames, CRC-16 of whole ones. Source: RFC 9639, 9.1.8 and 9.3. */
const sumsOf = (bits: 8 | 16, polynomial: number) =>
  Uint16Array.from({ length: 256 }, (_, byte) => {
    let rest = byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) {
      rest = rest & (1 << (bits - 1)) ? (rest << 1) ^ polynomial : rest << 1;
    }
    return rest;
  });
const headSums = sumsOf(8, 0x07);
const frameSums = sumsOf(16, 0x8005);

/** The sum that ends a header. */
export function flacHeadSum(bytes: ArrayLike<number>, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum = (headSums[sum ^ (bytes[at] ?? 0)] ?? 0) & 0xff;
  return sum;
}

/** The sum that ends a frame; of a whole one it is 0. */
export function flacFrameSum(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    sum = ((sum << 8) ^ (frameSums[(sum >> 8) ^ (bytes[at] ?? 0)] ?? 0)) & 0xffff;
  }
  return sum;
}

/** Bytes that are enough for any header. */
export const flacHeadMost = 16;

/** Of STREAMINFO; 0 samples are an unknown number. Source: RFC 9639, 8.2. */
export type FlacInfo = {
  /** Samples of the longest frame; where all have the same, only the last has fewer. */
  blockMost: number;
  sampleRate: number;
  channels: number;
  bits: number;
  samples: number;
};

export const flacInfoBytes = 34;

/** @param info the content of the block, of `flacInfoBytes`. */
export function readFlacInfo(info: Uint8Array): FlacInfo {
  const view = new DataView(info.buffer, info.byteOffset, flacInfoBytes);
  const form = view.getUint32(10);
  return {
    blockMost: view.getUint16(2),
    sampleRate: form >>> 12,
    channels: ((form >>> 9) & 7) + 1,
    bits: ((form >>> 4) & 31) + 1,
    samples: (form & 15) * 2 ** 32 + view.getUint32(14),
  };
}

/** `samples` of each channel; `number` counts frames, or samples where frames differ. */
export type FlacFrame = { isVariable: boolean; number: number; samples: number };

/** Samples of a frame by its code; 6 and 7 follow in the header. Source: RFC 9639, 9.1.1. */
function samplesOf(code: number): number {
  if (code === 1) return 192;
  if (code >= 2 && code <= 5) return 144 << code;
  return code >= 8 ? 1 << code : 0;
}

/** Reads the header of a frame; null where none begins. */
export function readFlacFrame(bytes: Uint8Array, at: number): FlacFrame | null {
  if (at + flacHeadMost > bytes.length) return null;
  const byteAt = (place: number) => bytes[place] ?? 0;
  const [kind, codes, lead] = [byteAt(at + 1), byteAt(at + 2), byteAt(at + 4)];
  if (bytes[at] !== 0xff || (kind & 0xfe) !== 0xf8 || (byteAt(at + 3) & 1) !== 0) return null;
  const more = lead < 0x80 ? 0 : Math.clz32(~(lead << 24)) - 1;
  if (more > 6 || (lead >= 0x80 && more < 1)) return null;
  let number = more === 0 ? lead : lead & (0x3f >> more);
  for (let index = 0; index < more; index += 1) {
    number = number * 64 + (byteAt(at + 5 + index) & 0x3f);
  }
  let next = at + 5 + more;
  const code = codes >> 4;
  let samples = samplesOf(code);
  if (code === 6) samples = byteAt(next++) + 1;
  if (code === 7) {
    samples = byteAt(next) * 256 + byteAt(next + 1) + 1;
    next += 2;
  }
  const rate = codes & 0x0f;
  next += rate === 12 ? 1 : rate === 13 || rate === 14 ? 2 : 0;
  if (samples === 0) return null;
  if (flacHeadSum(bytes, at, next) !== bytes[next]) return null;
  return { isVariable: (kind & 1) === 1, number, samples };
}

/** Whether the sum at the end of what lies between two bytes is right. */
export const isWholeFlacFrame = (bytes: Uint8Array, from: number, to: number): boolean =>
  to > from && flacFrameSum(bytes, from, to) === 0;
