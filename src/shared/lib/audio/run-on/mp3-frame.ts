/** `bytes` of the whole frame, `samples` of each channel, `bytesExact` without rounding. */
export type Mp3Frame = {
  bytes: number;
  bytesExact: number;
  samples: number;
  sampleRate: number;
  isMono: boolean;
};

/** Kbit/s of layer III, MPEG 1 and later. Source: ISO 11172-3, 13818-3. */
const kilobits = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

/** Parts of the sample rate by the version's two bits; 1 is reserved. */
const divisors = [4, null, 2, 1];

/** Reads the header of a layer III frame; null where there is none. */
export function readFrame(bytes: Uint8Array, at: number): Mp3Frame | null {
  const [sync, form = 0, coding = 0, channels = 0] = bytes.subarray(at, at + 4);
  if (sync !== 0xff || (form & 0xe6) !== 0xe2 || at + 4 > bytes.length) return null;
  const divisor = divisors[(form >> 3) & 3];
  const fullRate = sampleRates[(coding >> 2) & 3];
  const bitrate = (divisor === 1 ? kilobits.first : kilobits.later)[coding >> 4];
  if (!divisor || !fullRate || !bitrate) return null;
  const sampleRate = fullRate / divisor;
  const samples = divisor === 1 ? 1152 : 576;
  const bytesExact = ((samples / 8) * bitrate * 1000) / sampleRate;
  return {
    bytes: Math.floor(bytesExact) + ((coding >> 1) & 1),
    bytesExact,
    samples,
    sampleRate,
    isMono: channels >> 6 === 3,
  };
}

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
