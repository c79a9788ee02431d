import { RefusedFile } from './refused-file.ts';

type Box = { name: string; content: Uint8Array };

const boxesMost = 10_000;

const viewOf = ({ buffer, byteOffset, length }: Uint8Array) =>
  new DataView(buffer, byteOffset, length);

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** @throws {RefusedFile} for what ends before. */
const need32 = (bytes: Uint8Array, at: number): number => {
  if (at + 4 > bytes.length) throw new RefusedFile('damaged');
  return viewOf(bytes).getUint32(at);
};

/**
 * The name and the length of the box at a byte; it may be longer than what is there. Source: ISO
 * 14496-12, 4.2.
 *
 * @returns null for what is no box. A length of 0 goes to the end of the file.
 */
export function readBoxHead(bytes: Uint8Array, at: number) {
  if (at + 8 > bytes.length) return null;
  const view = viewOf(bytes);
  const short = view.getUint32(at);
  const isLong = short === 1 && at + 16 <= bytes.length;
  const head = isLong ? 16 : 8;
  const length = isLong ? Number(view.getBigUint64(at + 8)) : short;
  return length !== 0 && length < head
    ? null
    : { name: latin(bytes, at + 4, at + 8), head, length };
}

function readBoxes(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (boxes.length < boxesMost) {
    const box = readBoxHead(bytes, at);
    if (box === null) break;
    const size = box.length === 0 ? bytes.length - at : box.length;
    boxes.push({ name: box.name, content: bytes.subarray(at + box.head, at + size) });
    at += size;
  }
  return boxes;
}

export function findBox(bytes: Uint8Array, ...path: string[]): Uint8Array | null {
  let found: Uint8Array | null = bytes;
  for (const name of path) {
    found = found && (readBoxes(found).find((box) => box.name === name)?.content ?? null);
  }
  return found;
}

/** @throws {RefusedFile} if there is none. */
export function needBox(bytes: Uint8Array, ...path: string[]): Uint8Array {
  const found = findBox(bytes, ...path);
  if (found === null) throw new RefusedFile('damaged');
  return found;
}

/**
 * Rows of 32-bit numbers after a box's version and count.
 *
 * @throws {RefusedFile} for an untrue count.
 */
export function readRows(box: Uint8Array, columns: number, start = 4): number[][] {
  const count = need32(box, start);
  if (start + 4 + count * columns * 4 > box.length) throw new RefusedFile('damaged');
  const view = viewOf(box);
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      view.getUint32(start + 4 + (row * columns + column) * 4),
    ),
  );
}

/** Units of a second. @param head of a movie, or of a medium. */
export const readTimeScale = (head: Uint8Array): number => need32(head, head[0] === 1 ? 20 : 12);

/** One coded packet; `at` and `bytes` in the file, `time` in units of the time scale. */
export type Packet = { at: number; bytes: number; time: number };

export type PacketTable = { timeScale: number; duration: number; packets: Packet[] };

/** The sound of a file; `table` is the box of all tables of packets. */
export type SoundTrack = {
  coding: string;
  description: Uint8Array;
  table: Uint8Array;
  head: Uint8Array;
  /** All about the sound. */
  track: Uint8Array;
};

/** @throws {RefusedFile} for a file without sound. */
export function findSoundTrack(file: Uint8Array): SoundTrack {
  const movie = needBox(file, 'moov');
  const track = readBoxes(movie)
    .filter(({ name }) => name === 'trak')
    .map(({ content }) => content)
    .find((content) => {
      const handler = findBox(content, 'mdia', 'hdlr');
      return handler !== null && latin(handler, 8, 12) === 'soun';
    });
  if (!track) throw new RefusedFile('codec');
  const media = needBox(track, 'mdia');
  const table = needBox(media, 'minf', 'stbl');
  const description = needBox(table, 'stsd').subarray(8);
  return {
    coding: latin(description, 4, 8),
    description,
    table,
    head: needBox(media, 'mdhd'),
    track,
  };
}

/**
 * A box in the description of a sound, which QuickTime puts into another one. Source: ISO 14496-12,
 * 12.2.3; QuickTime File Format, sound sample descriptions.
 *
 * @throws {RefusedFile} if there is none.
 */
export function needInDescription({ description }: SoundTrack, name: string): Uint8Array {
  const version = description.length < 36 ? 0 : viewOf(description).getUint16(16);
  const boxes = description.subarray(36 + (version === 1 ? 16 : version === 2 ? 36 : 0));
  return findBox(boxes, name) ?? needBox(boxes, 'wave', name);
}

/** @throws {RefusedFile} for another coding than AAC, and untrue tables. */
export function readPackets(file: Uint8Array, { coding, table, head }: SoundTrack): PacketTable {
  if (coding === 'drms' || coding === 'enca') throw new RefusedFile('protected');
  if (coding !== 'mp4a') throw new RefusedFile('codec');
  const timeScale = readTimeScale(head);
  const packets = placePackets(table);
  const last = packets.at(-1);
  if (timeScale === 0 || last === undefined) throw new RefusedFile('damaged');
  const { duration } = setTimes(packets, readRows(needBox(table, 'stts'), 2));
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
export function placePackets(table: Uint8Array, most = Infinity): Packet[] {
  const sizes = needBox(table, 'stsz');
  const same = need32(sizes, 4);
  const count = need32(sizes, 8);
  const isUntrue = count * 4 > (same === 0 ? sizes.length : table.length * 1_000);
  if (isUntrue || count > most) throw new RefusedFile('damaged');
  const short = findBox(table, 'stco');
  const chunks = short
    ? readRows(short, 1).map(([at = 0]) => at)
    : readRows(needBox(table, 'co64'), 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low);
  const runs = readRows(needBox(table, 'stsc'), 3);
  const packets: Packet[] = [];
  let run = 0;
  for (const [index, begin] of chunks.entries()) {
    while ((runs[run + 1]?.[0] ?? Infinity) <= index + 1) run += 1;
    let at = begin;
    for (let left = runs[run]?.[1] ?? 0; left > 0 && packets.length < count; left -= 1) {
      const bytes = same === 0 ? need32(sizes, 12 + packets.length * 4) : same;
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
