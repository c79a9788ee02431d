/** Bytes, layer III. Source: ISO 11172-3. */
export const frameMost = 2881;

/** Kbit/s of layer III, MPEG 1 and later. Source: ISO 11172-3, 13818-3. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const rates = [44_100, 48_000, 32_000];

export function frameBytes(bytes: Buffer, at: number): number | null {
  const [sync, form = 0, coding = 0] = bytes.subarray(at, at + 3);
  // Eleven sync bits and layer III; version 1 is reserved.
  if (sync !== 0xff || (form & 0xe6) !== 0xe2 || (form & 0x18) === 0x08) return null;
  const version = (form & 0x18) >> 3;
  const isFirst = version === 3;
  const bitrate = bitrates[isFirst ? 0 : 1]?.[coding >> 4];
  const rate = rates[(coding & 0x0c) >> 2];
  if (!bitrate || rate === undefined) return null;
  // 2 is MPEG 2 with half the sample rate, 0 MPEG 2.5 with a quarter.
  const divisor = isFirst ? 1 : version === 2 ? 2 : 4;
  const padding = (coding & 0x02) >> 1;
  const length = Math.floor(((isFirst ? 144 : 72) * bitrate * 1000) / (rate / divisor));
  return length + padding;
}

export function findFrame(bytes: Buffer): number | null {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const first = frameBytes(bytes, at);
    const second = first && frameBytes(bytes, at + first);
    if (first && second && frameBytes(bytes, at + first + second)) return at;
  }
  return null;
}
