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
  const form = bytes[at + 1] ?? 0;
  const coding = bytes[at + 2] ?? 0;
  const channels = bytes[at + 3] ?? 0;
  if (bytes[at] !== 0xff || (form & 0xe6) !== 0xe2) return null;
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

/** Bytes between a frame's header and what encoders write into a first frame without sound. */
export const sideInfoOf = ({ samples, isMono }: Mp3Frame): number =>
  samples === 1152 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
