import { makeBox, makeFragment, makeOpening, makeSoundEntry } from './mp4-writer';
import { findByte, headBytes, readPart, type SoundFile } from './sound-file';
import { type Cut, join, type Packet, type SoundSource } from './sound-source';

/** Of what is decoded, whatever was encoded. */
const sampleRate = 48_000;

/** Bytes of a page's header, and of the longest page. Source: RFC 3533, 6. */
const headMost = 27 + 255;
const pageMost = headMost + 255 * 255;

/** Pages of comments, with pictures. */
const commentsMost = 64;

/** Packets that the silence at an end may fill. */
const heldPackets = 3;

/** `granule` counts the samples to its end; null where no packet ends on it. */
type Page = {
  isContinued: boolean;
  isLast: boolean;
  granule: number | null;
  serial: number;
  lacing: Uint8Array;
  body: number;
  end: number;
};

/** Reads the header of a page, of which the content may not be there yet. */
function readPage(bytes: Uint8Array, at: number): Page | null {
  const body = at + 27 + (bytes[at + 26] ?? 0);
  const isPage = [0x4f, 0x67, 0x67, 0x53, 0].every((byte, index) => bytes[at + index] === byte);
  if (!isPage || body > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, 27);
  const flags = view.getUint8(5);
  const granule = Number(view.getBigInt64(6, true));
  const lacing = bytes.subarray(at + 27, body);
  return {
    isContinued: (flags & 1) !== 0,
    isLast: (flags & 4) !== 0,
    granule: granule === -1 ? null : granule,
    serial: view.getUint32(14, true),
    lacing,
    body,
    end: body + lacing.reduce((sum, part) => sum + part, 0),
  };
}

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

function findPage(
  bytes: Uint8Array,
  from: number,
  serial: number,
): { at: number; page: Page } | null {
  for (let at = bytes.indexOf(0x4f, from); at >= 0; at = bytes.indexOf(0x4f, at + 1)) {
    const page = readPage(bytes, at);
    if (page?.serial === serial) return { at, page };
  }
  return null;
}

/** @param isBeginning whether what it is given begins with the first page of sound */
export function cutOpus(serial: number, isBeginning: boolean): Cut {
  let rest = new Uint8Array();
  let part: Uint8Array | null = null;
  /** Samples; known with the first page that has packets. */
  let count = isBeginning ? 0 : null;
  return (bytes) => {
    rest = join([rest, bytes]);
    const cut: Packet[] = [];
    let at = 0;
    let found = findPage(rest, at, serial);
    while (found !== null && found.page.end <= rest.length) {
      const { page } = found;
      const whole: Uint8Array[] = [];
      let isKnown = !page.isContinued || part !== null;
      let packet: Uint8Array = page.isContinued && part ? part : new Uint8Array();
      part = null;
      let from = page.body;
      for (const length of page.lacing) {
        packet = join([packet, rest.subarray(from, from + length)]);
        from += length;
        if (length === 255) continue;
        if (isKnown) whole.push(packet);
        isKnown = true;
        packet = new Uint8Array();
      }
      if (page.lacing.at(-1) === 255 && isKnown) part = packet;
      const samples = whole.reduce((sum, one) => sum + samplesOf(one), 0);
      // The last page may be shorter than its packets.
      if (page.granule !== null && !page.isLast) count ??= page.granule - samples;
      for (const one of whole) {
        if (count === null) break;
        cut.push({ bytes: one, at: count, samples: samplesOf(one) });
        count += samplesOf(one);
      }
      at = page.end;
      found = findPage(rest, at, serial);
    }
    // A header may be cut off.
    rest = rest.slice(found?.at ?? Math.max(at, rest.length - headMost));
    return cut;
  };
}

async function readHead(file: SoundFile, signal: AbortSignal) {
  const begin = await readPart(file, 0, headBytes, signal);
  const page = readPage(begin, 0);
  const head = begin.slice(page?.body ?? 0, page?.end ?? 0);
  // MP4 has the same name of the coding.
  const [, coding] = /^(Opus)Head/.exec(String.fromCharCode(...head.subarray(0, 8))) ?? [];
  if (!page || coding === undefined || head.length < 19) return null;
  const { serial } = page;
  let first = page.end;
  for (let pages = 0; pages < commentsMost; pages += 1) {
    const next = readPage(await readPart(file, first, first + headMost, signal), 0);
    if (next?.serial !== serial) return null;
    first += next.end;
    // The comments end with the first packet that does.
    if (next.lacing.at(-1) !== 255) return { coding, head, serial, first };
  }
  return null;
}

/** Samples to the end of the last page. */
async function readEnd(file: SoundFile, serial: number, signal: AbortSignal) {
  const end = await readPart(file, Math.max(0, file.bytes - pageMost), file.bytes, signal);
  let last: Page | null = null;
  for (let found = findPage(end, 0, serial); found; found = findPage(end, found.page.end, serial)) {
    last = found.page;
  }
  return last?.end === end.length ? last.granule : null;
}

/** @throws where it is no Opus that can be followed */
export async function openOpus(file: SoundFile, signal: AbortSignal): Promise<SoundSource> {
  const begin = await readHead(file, signal);
  const end = begin && (await readEnd(file, begin.serial, signal));
  if (!begin || !end) throw new Error('Not an Opus that can be followed');
  const { coding, head, serial, first } = begin;
  const view = new DataView(head.buffer);
  const [channels, front] = [view.getUint8(9), view.getUint16(10, true)];
  const page = readPage(await readPart(file, first, first + headMost, signal), 0);
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
