import {
  type FlacInfo,
  flacHeadMost,
  flacInfoBytes,
  isWholeFlacFrame,
  readFlacFrame,
  readFlacInfo,
} from '@/shared/rules/flac-frame.ts';
import { tagBytes } from './mp3-head';
import { makeBox, makeFragment, makeOpening, makeSoundEntry } from './mp4-writer';
import { findByte, readPart, type SoundFile } from './sound-file';
import { type Cut, join, type Packet, type SoundSource } from './sound-source';

type Head = { at: number; position: number; samples: number };

/** The next header of a frame at a byte or after it; none that its bytes may cut off. */
function findHead(bytes: Uint8Array, from: number, { blockMost }: FlacInfo): Head | null {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const frame = readFlacFrame(bytes, at);
    if (frame !== null) {
      const { isVariable, number, samples } = frame;
      return { at, position: isVariable ? number : number * blockMost, samples };
    }
  }
  return null;
}

/** A frame ends where its sum is right and another begins: what looks like a header may be sound. */
function findEnd(bytes: Uint8Array, { at }: Head, info: FlacInfo): Head | null {
  let next = findHead(bytes, at + 1, info);
  while (next !== null && !isWholeFlacFrame(bytes, at, next.at)) {
    next = findHead(bytes, next.at + 1, info);
  }
  return next;
}

/** Where the last frame ends; a tag may follow. */
function findLastEnd(bytes: Uint8Array, { at }: Head): number | null {
  for (const end of [bytes.length, bytes.length - 128]) {
    if (isWholeFlacFrame(bytes, at, end)) return end;
  }
  return null;
}

/** What is damaged is left out. */
export function cutFlac(info: FlacInfo): Cut {
  /** Bytes of a frame; sound that cannot be packed is as long as it is. */
  const frameMost = info.blockMost * info.channels * 4 + 1024;
  let rest = new Uint8Array();
  /** Samples; known with the first frame. */
  let count: number | null = null;
  return (bytes, isLast) => {
    rest = join([rest, bytes]);
    const packets: Packet[] = [];
    const take = ({ at, position, samples }: Head, end: number) => {
      count ??= position;
      packets.push({ bytes: rest.subarray(at, end), at: count, samples });
      count += samples;
    };
    let head = findHead(rest, 0, info);
    while (head !== null) {
      const next = findEnd(rest, head, info);
      const end = next?.at ?? (isLast ? findLastEnd(rest, head) : null);
      if (end !== null) take(head, end);
      else if (!isLast && rest.length - head.at <= frameMost) break;
      head = end === null ? findHead(rest, head.at + 1, info) : next;
    }
    rest = rest.slice(head?.at ?? Math.max(0, rest.length - flacHeadMost));
    return packets;
  };
}

/** Pictures and tables stand before the sound. */
const blocksMost = 64;

async function readBlocks(file: SoundFile, signal: AbortSignal) {
  const tag = tagBytes(file.beginning.bytes);
  const begin = await readPart(file, tag, tag + 8 + flacInfoBytes, signal);
  const isFlac = String.fromCharCode(...begin.subarray(0, 4)) === 'fLaC';
  if (!isFlac || begin.length < 8 + flacInfoBytes || begin[7] !== flacInfoBytes) return null;
  let at = tag + 4;
  for (let block = 0; block < blocksMost; block += 1) {
    const [kind = 0x80, ...size] = await readPart(file, at, at + 4, signal);
    at += 4 + size.reduce((sum, byte) => sum * 256 + byte, 0);
    if (at >= file.bytes) break;
    if (kind & 0x80) return { info: begin.slice(8), first: at };
  }
  return null;
}

/** How frames are fed, of which nothing is silence. @param block the file's STREAMINFO */
export function packFlac(block: Uint8Array) {
  const info = readFlacInfo(block);
  const { sampleRate, channels, bits } = info;
  const about = makeBox('dfLa', Uint8Array.of(0, 0, 0, 0, 0x80, 0, 0, flacInfoBytes), block);
  return {
    type: 'audio/mp4; codecs="flac"',
    opening: makeOpening(makeSoundEntry('fLaC', info, bits, about), sampleRate),
    wrap: makeFragment,
    sampleRate,
    channels,
    front: 0,
    held: 0,
    isLate: false,
    soundEnd: (count: number) => count,
  };
}

/** @throws where it is no FLAC, or does not say how long it is */
export async function openFlac(file: SoundFile, signal: AbortSignal): Promise<SoundSource> {
  const blocks = await readBlocks(file, signal);
  const info = blocks && readFlacInfo(blocks.info);
  if (!info || info.samples === 0 || info.sampleRate === 0 || info.blockMost < 16) {
    throw new Error('Not a FLAC that can be followed');
  }
  const { first } = blocks;
  const { sampleRate, samples } = info;
  const seconds = samples / sampleRate;
  const timeOf = (bytes: Uint8Array) => {
    const [packet] = cutFlac(info)(bytes, false);
    return packet ? packet.at / sampleRate : null;
  };
  return {
    file,
    end: file.bytes,
    ...packFlac(blocks.info),
    perSecond: (file.bytes - first) / seconds,
    find: async (position, finding) => ({
      byte: await findByte(file, { first, seconds }, timeOf, position, finding),
      cut: cutFlac(info),
    }),
  };
}
