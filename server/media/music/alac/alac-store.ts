import { RefusedFile } from '../scanned-sound.ts';
import { type AlacConfig, packetMost, readConfig } from './alac-config.ts';
import { packetsMost } from './alac-packets.ts';

/**
 * Apple Lossless as it is stored: a Core Audio Format with nothing but what decoding needs, the
 * sizes of the packets before these, so that it is decoded while it is read. Source: Apple, Core
 * Audio Format Specification 1.0.
 */
export type AlacHead = {
  config: AlacConfig;
  sampleRate: number;
  /** Of each channel. */
  samples: number;
  /** Bytes of each packet. */
  sizes: number[];
  /** Bytes before the first packet. */
  bytes: number;
};

/** Bytes. */
const fileHead = 8;
const chunkHead = 12;
const descriptionBytes = 32;
const cookieBytes = 24;
const countsBytes = 24;
/** Number of edits, before the packets. */
const editBytes = 4;

const headMost = fileHead + 1_024 + packetsMost * 4;

/** Source: Apple Lossless in Core Audio, `kALACFormatFlag`. */
const flagsOf: Readonly<Record<number, number>> = { 16: 1, 20: 2, 24: 3, 32: 4 };

/** @param cookie the decoder's configuration, as `readConfig` reads it after four bytes. */
export function makeAlacHead(cookie: Buffer, sizes: readonly number[], samples: number): Buffer {
  const { sampleRate, ...config } = readCookie(cookie);
  const description = Buffer.alloc(descriptionBytes);
  description.writeDoubleBE(sampleRate, 0);
  description.write('alac', 8, 'latin1');
  description.writeUInt32BE(flagsOf[config.bits] ?? 0, 12);
  description.writeUInt32BE(config.frames, 20);
  description.writeUInt32BE(config.channels, 24);
  const counts = Buffer.alloc(countsBytes);
  counts.writeBigInt64BE(BigInt(sizes.length), 0);
  counts.writeBigInt64BE(BigInt(samples), 8);
  const missing = sizes.length * config.frames - samples;
  counts.writeInt32BE(Math.min(Math.max(0, missing), config.frames), 20);
  const table = Buffer.concat([counts, Buffer.from(sizes.flatMap(toDigits))]);
  const bytes = sizes.reduce((sum, size) => sum + size, editBytes);
  return Buffer.concat([
    Buffer.from('caff\0\u0001\0\0', 'latin1'),
    makeChunkHead('desc', descriptionBytes),
    description,
    makeChunkHead('kuki', cookieBytes),
    cookie.subarray(0, cookieBytes),
    makeChunkHead('pakt', table.length),
    table,
    makeChunkHead('data', bytes),
    Buffer.alloc(editBytes),
  ]);
}

function makeChunkHead(name: string, bytes: number): Buffer {
  const head = Buffer.alloc(chunkHead);
  head.write(name, 0, 'latin1');
  head.writeBigInt64BE(BigInt(bytes), 4);
  return head;
}

const readCookie = (cookie: Buffer) => readConfig(Buffer.concat([Buffer.alloc(4), cookie]));

/** Base 128, the highest digit first; all but the last have the upper bit. */
function toDigits(size: number): number[] {
  const digits = [size % 128];
  for (let rest = Math.floor(size / 128); rest > 0; rest = Math.floor(rest / 128)) {
    digits.unshift(128 + (rest % 128));
  }
  return digits;
}

/**
 * @param start what has been read.
 * @returns null until the whole head has been.
 * @throws {RefusedFile} for other files
 */
export function readAlacHead(start: Buffer): AlacHead | null {
  const chunks = new Map<string, Buffer>();
  let at = fileHead;
  while (start.length >= at + chunkHead) {
    const name = start.toString('latin1', at, at + 4);
    const from = at + chunkHead;
    if (name === 'data') {
      return start.length < from + editBytes
        ? null
        : { ...readChunks(chunks), bytes: from + editBytes };
    }
    at = from + Number(start.readBigInt64BE(at + 4));
    if (at < from || at > headMost) throw new RefusedFile('damaged');
    chunks.set(name, start.subarray(from, at));
  }
  return null;
}

function readChunks(chunks: ReadonlyMap<string, Buffer>): Omit<AlacHead, 'bytes'> {
  const [cookie, table] = [chunks.get('kuki'), chunks.get('pakt')];
  if (!cookie || !table) throw new RefusedFile('damaged');
  const { sampleRate, ...config } = readCookie(cookie);
  const sizes: number[] = [];
  let size = 0;
  for (const digit of table.subarray(countsBytes)) {
    size = size * 128 + (digit & 0x7f);
    if (size > packetMost(config)) throw new RefusedFile('damaged');
    if (digit < 128) {
      sizes.push(size);
      size = 0;
    }
  }
  return { config, sampleRate, samples: Number(table.readBigInt64BE(8)), sizes };
}
