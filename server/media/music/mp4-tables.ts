import { RefusedFile } from './scanned-sound.ts';

type Box = { name: string; content: Buffer; at: number };

const boxesMost = 10_000;

/** Source: ISO 14496-12, 4.2. */
function readBoxes(bytes: Buffer, offset = 0): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length && boxes.length < boxesMost) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const head = isLong ? 16 : 8;
    const announced = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const size = announced === 0 ? bytes.length - at : announced;
    if (size < head) break;
    const name = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ name, content: bytes.subarray(at + head, at + size), at: offset + at + head });
    at += size;
  }
  return boxes;
}

function find(bytes: Buffer, ...path: string[]): Buffer | null {
  let found: Buffer | null = bytes;
  for (const name of path) {
    found = found && (readBoxes(found).find((box) => box.name === name)?.content ?? null);
  }
  return found;
}

function need(bytes: Buffer, ...path: string[]): Buffer {
  const found = find(bytes, ...path);
  if (found === null) throw new RefusedFile('damaged');
  return found;
}

/** Rows of 32-bit numbers after a box's version and count. */
function readRows(box: Buffer, columns: number, start = 4): number[][] {
  const count = box.readUInt32BE(start);
  if (count * columns * 4 > box.length) throw new RefusedFile('damaged');
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      box.readUInt32BE(start + 4 + (row * columns + column) * 4),
    ),
  );
}

/** One coded packet; `at` and `bytes` in the file, `time` in units of the time scale. */
export type Packet = { at: number; bytes: number; time: number };

export type PacketTable = { timeScale: number; duration: number; packets: Packet[] };

/** The sound of a file; `table` is the box of all tables of packets. */
export type SoundTrack = { coding: string; description: Buffer; table: Buffer; head: Buffer };

/** @throws {RefusedFile} for a file without sound. */
export function findSoundTrack(file: Buffer): SoundTrack {
  const movie = need(file, 'moov');
  const media = readBoxes(movie)
    .filter(({ name }) => name === 'trak')
    .map(({ content }) => find(content, 'mdia'))
    .find((mdia) => mdia && find(mdia, 'hdlr')?.toString('latin1', 8, 12) === 'soun');
  if (!media) throw new RefusedFile('codec');
  const table = need(media, 'minf', 'stbl');
  const description = need(table, 'stsd').subarray(8);
  const coding = description.toString('latin1', 4, 8);
  return { coding, description, table, head: need(media, 'mdhd') };
}

/**
 * A box in the description of a sound, which QuickTime puts into another one. Source: ISO 14496-12,
 * 12.2.3; QuickTime File Format, sound sample descriptions.
 *
 * @throws {RefusedFile} if there is none.
 */
export function needInDescription({ description }: SoundTrack, name: string): Buffer {
  const version = description.length < 36 ? 0 : description.readUInt16BE(16);
  const boxes = description.subarray(36 + (version === 1 ? 16 : version === 2 ? 36 : 0));
  return find(boxes, name) ?? need(boxes, 'wave', name);
}

/** @throws {RefusedFile} for another coding than AAC, and untrue tables. */
export function readPackets(file: Buffer, { coding, table, head }: SoundTrack): PacketTable {
  if (coding === 'drms' || coding === 'enca') throw new RefusedFile('protected');
  if (coding !== 'mp4a') throw new RefusedFile('codec');
  const timeScale = head.readUInt32BE(head.readUInt8(0) === 1 ? 20 : 12);
  const packets = placePackets(table);
  const last = packets.at(-1);
  if (timeScale === 0 || last === undefined) throw new RefusedFile('damaged');
  const { duration } = setTimes(packets, readRows(need(table, 'stts'), 2));
  if (duration === 0) throw new RefusedFile('damaged');
  return {
    timeScale,
    duration,
    packets: packets.filter(({ at, bytes }) => at + bytes <= file.length),
  };
}

/**
 * Their times are not set.
 *
 * @param most packets; more are taken as damage.
 * @throws {RefusedFile} for untrue tables.
 */
export function placePackets(table: Buffer, most = Infinity): Packet[] {
  const sizes = need(table, 'stsz');
  const same = sizes.readUInt32BE(4);
  const count = sizes.readUInt32BE(8);
  const isUntrue = count * 4 > (same === 0 ? sizes.length : table.length * 1_000);
  if (isUntrue || count > most) throw new RefusedFile('damaged');
  const short = find(table, 'stco');
  const chunks = short
    ? readRows(short, 1).map(([at = 0]) => at)
    : readRows(need(table, 'co64'), 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low);
  const runs = readRows(need(table, 'stsc'), 3);
  const packets: Packet[] = [];
  let run = 0;
  for (const [index, begin] of chunks.entries()) {
    while ((runs[run + 1]?.[0] ?? Infinity) <= index + 1) run += 1;
    let at = begin;
    for (let left = runs[run]?.[1] ?? 0; left > 0 && packets.length < count; left -= 1) {
      const bytes = same === 0 ? sizes.readUInt32BE(12 + packets.length * 4) : same;
      packets.push({ at, bytes, time: 0 });
      at += bytes;
    }
  }
  return packets;
}

function setTimes(packets: readonly Packet[], runs: readonly number[][]) {
  let [at, time] = [0, 0];
  for (const [count = 0, each = 0] of runs) {
    for (let left = Math.min(count, packets.length - at); left > 0; left -= 1) {
      const packet = packets[at];
      if (packet) packet.time = time;
      at += 1;
      time += each;
    }
  }
  return { duration: time };
}
