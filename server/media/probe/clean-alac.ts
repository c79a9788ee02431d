import { type FileHandle, open } from 'node:fs/promises';
import { packetMost, readConfig } from '../music/alac/alac-config.ts';
import { packetsMost } from '../music/alac/alac-packets.ts';
import { makeAlacHead } from '../music/alac/alac-store.ts';
import { countFrames, openDecoder } from '../music/alac/decode-packet.ts';
import { findSoundTrack, needInDescription, placePackets } from '#rules/mp4-tables.ts';
import { RefusedFile } from '../music/scanned-sound.ts';
import type { SoundDescription } from './describe-sound.ts';

/** Bytes of the tables of packets, names and pictures. */
const movieMost = 64 * 1024 * 1024;
const boxesMost = 1_000;

/** Bytes of a packet that tell how many frames it has. */
const headMost = 1_024;

/** Bytes that are read and written at once. */
const pieceBytes = 1024 * 1024;

/** Codings of sound in MP4 that lose some of it. */
const lossy = /^(?:mp4a|Opus|\.mp3|ac-3|ec-3)$/;

type Fault = 'type' | 'lossy' | 'cutOff' | 'unreadable';

/**
 * Writes a copy of Apple Lossless with its packets alone. Names, pictures and other tracks are left
 * out.
 *
 * @param clean path of the copy, see `AlacHead`.
 */
export async function cleanAlac(path: string, clean: string): Promise<SoundDescription | Fault> {
  const source = await open(path);
  try {
    const copy = await open(clean, 'w');
    try {
      return await copyPackets(source, copy);
    } finally {
      await copy.close();
    }
  } catch (error) {
    if (!(error instanceof RefusedFile || error instanceof RangeError)) throw error;
    return error instanceof RefusedFile && error.reason === 'codec' ? 'type' : 'unreadable';
  } finally {
    await source.close();
  }
}

async function copyPackets(source: FileHandle, copy: FileHandle) {
  const file = await source.stat();
  const track = findSoundTrack(await readMovie(source, file.size));
  if (track.coding !== 'alac') return lossy.test(track.coding) ? 'lossy' : 'type';
  const box = Buffer.from(needInDescription(track, 'alac'));
  const { sampleRate, ...config } = readConfig(box);
  const most = packetMost(config);
  const packets = placePackets(track.table, packetsMost);
  const sizes = packets.map(({ bytes }) => bytes);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (packets.some((packet) => packet.at + packet.bytes > file.size)) return 'cutOff';
  // Packets that overlap would be more than the file.
  const isUntrue = bytes > file.size || sizes.some((size) => size > most || size === 0);
  if (isUntrue) return 'unreadable';
  const cookie = box.subarray(4);
  const room = makeAlacHead(cookie, sizes, 0).length;
  let [at, samples] = [room, 0];
  const decode = openDecoder(config);
  for await (const piece of readPieces(source, packets)) {
    for (const [index, packet] of piece.entries()) {
      if (at === room && index === 0) decodeOrThrow(decode, packet);
      samples += countOr(packet, config);
    }
    const joined = Buffer.concat(piece);
    await copy.write(joined, 0, joined.length, at);
    at += joined.length;
  }
  await copy.write(makeAlacHead(cookie, sizes, samples), 0, room, 0);
  const seconds = samples / sampleRate;
  if (!(seconds > 0)) return 'unreadable';
  return {
    format: 'alac',
    seconds: Math.round(seconds * 1000) / 1000,
    sampleRate,
    channels: config.channels,
    bitrate: Math.round((bytes * 8) / seconds),
  } as const;
}

type Config = Parameters<typeof countFrames>[1];

/** A packet without a number of frames is found by the job that decodes it. */
function countOr(packet: Buffer, config: Config): number {
  try {
    return countFrames(packet.subarray(0, headMost), config);
  } catch {
    return config.frames;
  }
}

function decodeOrThrow(decode: (packet: Buffer) => Buffer, packet: Buffer) {
  try {
    decode(packet);
  } catch {
    throw new RefusedFile('damaged');
  }
}

/** The box with all tables, which stands before or after the sound. */
async function readMovie(source: FileHandle, size: number): Promise<Buffer> {
  let at = 0;
  for (let count = 0; count < boxesMost && at + 8 <= size; count += 1) {
    const head = await readAt(source, at, Math.min(16, size - at));
    const short = head.readUInt32BE(0);
    const announced = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    const bytes = Math.min(announced === 0 ? size : announced, size - at);
    if (announced !== 0 && announced < 8) break;
    if (head.toString('latin1', 4, 8) === 'moov') {
      if (bytes > movieMost) break;
      return readAt(source, at, bytes);
    }
    at += bytes;
  }
  throw new RefusedFile('damaged');
}

type Placed = { at: number; bytes: number };

/** Packets that stand one behind the other, read together. */
async function* readPieces(source: FileHandle, packets: readonly Placed[]) {
  let run: Placed[] = [];
  let from = 0;
  let to = 0;
  const take = async () => {
    const bytes = await readAt(source, from, to - from);
    return run.map((packet) => bytes.subarray(packet.at - from, packet.at - from + packet.bytes));
  };
  for (const packet of packets) {
    if (run.length > 0 && (packet.at !== to || to - from >= pieceBytes)) {
      yield await take();
      run = [];
    }
    if (run.length === 0) from = packet.at;
    run.push(packet);
    to = packet.at + packet.bytes;
  }
  if (run.length > 0) yield await take();
}

async function readAt(source: FileHandle, from: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await source.read(bytes, 0, size, from);
  if (bytesRead < size) throw new RefusedFile('damaged');
  return bytes;
}
