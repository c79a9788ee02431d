import { makeBox, makeFragment, makeOpening, makeSoundEntry } from './mp4-writer';
import { cutPages, pageHeadMost, readEnd, readHeaders, readPage } from './ogg-pages';
import { findByte, headBytes, readPart, type SoundFile } from './sound-file';
import type { Cut, Packet, SoundSource } from './sound-source';

/** Of what is decoded, whatever was encoded. */
const sampleRate = 48_000;

/** Packets that the silence at an end may fill. */
const heldPackets = 3;

/** Samples of a packet by its first two bytes. Source: RFC 6716, 3.1 and 3.2. */
function samplesOf([kind = 0, count = 0]: Uint8Array): number {
  const config = kind >> 3;
  const frame =
    config < 12
      ? [480, 960, 1920, 2880][config & 3]
      : config < 16
        ? [480, 960][config & 1]
        : [120, 240, 480, 960][config & 3];
  const frames = [1, 2, 2, count & 0x3f][kind & 3];
  return (frame ?? 0) * (frames ?? 0);
}

/** @param isBeginning whether what it is given begins with the first page of sound */
export function cutOpus(serial: number, isBeginning: boolean): Cut {
  const cut = cutPages(serial);
  /** Samples; known with the first page that has packets. */
  let count = isBeginning ? 0 : null;
  return (bytes) =>
    cut(bytes).flatMap(({ granule, isLast, packets }) => {
      const all = packets.reduce((sum, one) => sum + samplesOf(one), 0);
      // The last page may be shorter than its packets.
      if (granule !== null && !isLast) count ??= granule - all;
      if (count === null) return [];
      let at: number = count;
      count += all;
      return packets.map((one): Packet => {
        const samples = samplesOf(one);
        at += samples;
        return { bytes: one, at: at - samples, samples };
      });
    });
}

async function readHead(file: SoundFile, signal: AbortSignal) {
  const begin = await readPart(file, 0, headBytes, signal);
  const page = readPage(begin, 0);
  const head = begin.slice(page?.body ?? 0, page?.end ?? 0);
  // MP4 has the same name of the coding.
  const [, coding] = /^(Opus)Head/.exec(String.fromCharCode(...head.subarray(0, 8))) ?? [];
  if (!page || coding === undefined || head.length < 19) return null;
  const { serial, end: from } = page;
  const comments = await readHeaders(file, { from, serial, packets: 1 }, signal);
  return comments && { coding, head, serial, first: comments.first };
}

/** @throws where it is no Opus that can be followed */
export async function openOpus(file: SoundFile, signal: AbortSignal): Promise<SoundSource> {
  const begin = await readHead(file, signal);
  const end = begin && (await readEnd(file, begin.serial, signal));
  if (!begin || !end) throw new Error('Not an Opus that can be followed');
  const { coding, head, serial, first } = begin;
  const view = new DataView(head.buffer);
  const [channels, front] = [view.getUint8(9), view.getUint16(10, true)];
  const page = readPage(await readPart(file, first, first + pageHeadMost, signal), 0);
  const sound = await readPart(file, first, first + (page?.end ?? 0), signal);
  // What was cut out of a longer sound does not begin with 0.
  const isBeginning = page?.isLast === true || cutOpus(serial, false)(sound, false)[0]?.at === 0;
  const isPlain = view.getInt16(16, true) === 0 && view.getUint8(18) === 0;
  if (!isBeginning || !isPlain || channels < 1 || channels > 2 || end <= front) {
    throw new Error('Not an Opus that can be followed');
  }
  const seconds = (end - front) / sampleRate;
  // Some 256ths of a decibel, which differ from song to song: a browser goes on decoding what is
  // described alike, and Opus decodes a beginning well only without what was before.
  const gain = (serial ^ end) & 15;
  const form = Uint8Array.of(0, channels, 0, 0, 0, 0, 0xbb, 0x80, 0, gain, 0);
  const about = makeBox('dOps', form);
  const timeOf = (bytes: Uint8Array) => {
    const [one] = cutOpus(serial, false)(bytes, false);
    return one ? (one.at - front) / sampleRate : null;
  };
  return {
    file,
    end: file.bytes,
    type: 'audio/mp4; codecs="opus"',
    opening: makeOpening(makeSoundEntry(coding, { sampleRate, channels }, 16, about), sampleRate),
    wrap: makeFragment,
    sampleRate,
    channels,
    perSecond: (file.bytes - first) / seconds,
    front,
    held: heldPackets,
    isLate: false,
    soundEnd: () => end,
    find: async (position, finding) => {
      const byte = await findByte(file, { first, seconds }, timeOf, position, finding);
      return { byte, cut: cutOpus(serial, byte === first) };
    },
  };
}
