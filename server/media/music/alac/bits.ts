export class DamagedPacket extends Error {}

/** Bits of a packet, the highest of each byte first; `at` is the next one. */
export type Bits = { view: DataView; at: number; end: number };

/** Bytes behind a packet that may be looked at. */
const margin = 8;

/** Reading beyond the end throws a `RangeError` in time; `requireWithin` is exact. */
export function openBits(packet: Uint8Array): Bits {
  const bytes = new Uint8Array(packet.length + margin);
  bytes.set(packet);
  return { view: new DataView(bytes.buffer), at: 0, end: packet.length * 8 };
}

/** @throws {DamagedPacket} if more was taken than there is. */
export function requireWithin({ at, end }: Bits) {
  if (at > end) throw new DamagedPacket();
}

/** The next 32 bits, which are not taken. */
export function peek({ view, at }: Bits): number {
  const byte = at >> 3;
  const odd = at & 7;
  return (view.getInt32(byte) << odd) | (view.getUint8(byte + 4) >>> (8 - odd));
}

/** @param count from 1 to 32. */
export function take(bits: Bits, count: number): number {
  const value = peek(bits) >>> (32 - count);
  bits.at += count;
  return value;
}

export const takeSigned = (bits: Bits, count: number): number =>
  (take(bits, count) << (32 - count)) >> (32 - count);
