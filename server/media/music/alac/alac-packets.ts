import type { FileHandle } from 'node:fs/promises';
import { placePackets } from '#rules/mp4-tables.ts';
import { type AlacConfig, packetMost, widthOf } from './alac-config.ts';
import { openDecoder } from './decode-packet.ts';

/** More than a day. */
export const packetsMost = 1_000_000;

/** Where packets are in a file, and what they need to be decoded. */
export type AlacPackets = {
  config: AlacConfig;
  /** Bytes of the file; see `SoundTrack`. */
  table: { from: number; to: number };
  /** Packets with fewer frames than the others: index and frames. */
  short: [number, number][];
};

/** Bytes `from` to `to` of the WAV's samples. */
type Decoded = { from: number; to: number; wave: Buffer };

/**
 * Decodes packet by packet, and waits for the file before each: at most a packet is decoded at once.
 *
 * @returns reads some of the `most` bytes at a position of the WAV's samples. A damaged packet is
 *   silence.
 */
export function openAlac(packets: AlacPackets) {
  let opening: Promise<(position: number) => Promise<Decoded | null>> | null = null;
  let last: Decoded | null = null;

  async function decodeAt(handle: FileHandle, position: number): Promise<Decoded | null> {
    if (last !== null && position >= last.from && position < last.to) return last;
    opening ??= openPackets(handle, packets);
    last = await (await opening)(position);
    return last;
  }

  return async (handle: FileHandle, position: number, most: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let at = position; at < position + most;) {
      const decoded = await decodeAt(handle, at);
      if (decoded === null) break;
      parts.push(decoded.wave.subarray(at - decoded.from, position + most - decoded.from));
      at = decoded.to;
    }
    if (parts.length === 0) throw new Error('the content ends too early');
    return Buffer.concat(parts);
  };
}

async function openPackets(handle: FileHandle, { config, table, short }: AlacPackets) {
  const tables = await readAt(handle, table.from, table.to - table.from);
  const placed = placePackets(tables, packetsMost);
  const step = config.channels * widthOf(config);
  const framesOf = new Map(short);
  const starts = new Float64Array(placed.length + 1);
  for (const index of placed.keys()) {
    const frames = framesOf.get(index) ?? config.frames;
    starts[index + 1] = (starts[index] ?? 0) + frames * step;
  }
  const decode = openDecoder(config);
  return async (position: number): Promise<Decoded | null> => {
    const index = findLast(starts, position);
    const packet = placed[index];
    if (packet === undefined) return null;
    const [from = 0, to = 0] = starts.subarray(index, index + 2);
    const wave = Buffer.alloc(to - from);
    if (packet.bytes > packetMost(config)) return { from, to, wave };
    const coded = await readAt(handle, packet.at, packet.bytes);
    try {
      decode(coded).copy(wave);
    } catch {
      // A moment of silence is better than a song that breaks off.
    }
    return { from, to, wave };
  };
}

/** The last entry that is not above a value; they only grow. */
function findLast(entries: Float64Array, value: number): number {
  let [low, high] = [0, entries.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((entries[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
}

async function readAt(handle: FileHandle, from: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  for (let filled = 0; filled < size;) {
    const { bytesRead } = await handle.read(bytes, filled, size - filled, from + filled);
    if (bytesRead === 0) throw new Error('the content ends too early');
    filled += bytesRead;
  }
  return bytes;
}
