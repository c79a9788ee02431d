import { cutPages, readEnd, readHeaders, readPage } from './ogg-pages';
import { findByte, headBytes, readPart, type SoundFile } from './sound-file';
import { type Cut, join, type Packet, type SoundSource } from './sound-source';
import { makeClusters, makeWebmOpening } from './webm-writer';

/** Packets that the silence at an end may fill. */
const heldPackets = 4;

const idBytes = 30;

/** `lengths` are the samples of a packet's window by its mode. */
type Form = { serial: number; sampleRate: number; channels: number; lengths: readonly number[] };

const isHeader = (bytes: Uint8Array, kind: number) =>
  bytes[0] === kind && String.fromCharCode(...bytes.subarray(1, 7)) === 'vorbis';

/**
 * Whether each mode has long windows, read backwards from the end of the setup, of which the middle
 * tells no lengths. Source: Vorbis I, 4.2.4.
 */
function readModes(setup: Uint8Array): readonly boolean[] | null {
  const numberAt = (from: number, bits: number) => {
    let value = 0;
    for (let at = from + bits - 1; at >= from; at -= 1) {
      value = value * 2 + (((setup[at >> 3] ?? 0) >> (at & 7)) & 1);
    }
    return value;
  };
  let end = setup.length * 8 - 1;
  while (end > 0 && numberAt(end, 1) === 0) end -= 1;
  let found: boolean[] | null = null;
  const modes: boolean[] = [];
  for (let at = end - 41; at > 56 + 6 && modes.length < 64; at -= 41) {
    // Window, transform and mapping.
    if (numberAt(at + 1, 32) !== 0 || numberAt(at + 33, 8) > 63) break;
    modes.unshift(numberAt(at, 1) === 1);
    if (numberAt(at - 6, 6) === modes.length - 1) found = [...modes];
  }
  return found;
}

function lengthOf([first = 0]: Uint8Array, { lengths }: Form): number {
  const bits = 32 - Math.clz32(lengths.length - 1);
  return lengths[(first >> 1) & ((1 << bits) - 1)] ?? 0;
}

/** Samples that the second of two packets makes whole: half of either's window. */
const between = (one: Uint8Array, other: Uint8Array, form: Form) =>
  (lengthOf(one, form) + lengthOf(other, form)) / 4;

/** What is no header, and not empty. */
const isSound = ([first]: Uint8Array) => first !== undefined && (first & 1) === 0;

/**
 * A packet's samples are those that it makes whole with the one before it. The first one of all
 * makes none, and is counted as one, so that it stands before the sound.
 *
 * @param front samples before the count of the pages begins
 * @param isBeginning whether what it is given begins with the first page of sound
 */
export function cutVorbis(form: Form, front: number, isBeginning: boolean): Cut {
  const cut = cutPages(form.serial);
  /** Samples; known with the first page that has packets. */
  let count = isBeginning ? 0 : null;
  let before: Uint8Array | null = null;
  return (bytes) => {
    const packets: Packet[] = [];
    for (const { granule, isLast, packets: all } of cut(bytes)) {
      const sounding = all.filter(isSound);
      // The last page may be shorter than its packets.
      if (granule !== null && !isLast) {
        count ??= sounding
          .slice(1)
          .reduce(
            (sum, one, index) => sum - between(sounding[index] ?? one, one, form),
            granule + front,
          );
      }
      if (count === null) continue;
      for (const one of sounding) {
        // How long the first one of a place in the middle is, is said by the one before it.
        const samples = before ? between(before, one, form) : isBeginning ? 1 : 0;
        if (samples > 0) packets.push({ bytes: one, at: count, samples });
        count += samples;
        before = one;
      }
    }
    return packets;
  };
}

async function readHead(file: SoundFile, signal: AbortSignal) {
  const begin = await readPart(file, 0, headBytes, signal);
  const page = readPage(begin, 0);
  const id = begin.slice(page?.body ?? 0, page?.end ?? 0);
  if (!page || !isHeader(id, 1) || id.length !== idBytes) return null;
  const { serial, end: from } = page;
  const headers = await readHeaders(file, { from, serial, packets: 2 }, signal);
  if (!headers || !isHeader(headers.last, 5)) return null;
  const modes = readModes(headers.last);
  const view = new DataView(id.buffer);
  const sizes = view.getUint8(28);
  const [short, long] = [2 ** (sizes & 15), 2 ** (sizes >> 4)];
  const [channels, sampleRate] = [view.getUint8(11), view.getUint32(12, true)];
  if (!modes || sampleRate === 0 || channels < 1 || channels > 2) return null;
  const lengths = modes.map((isLong) => (isLong ? long : short));
  const form: Form = { serial, sampleRate, channels, lengths };
  return { form, id, setup: headers.last, first: headers.first };
}

/**
 * Samples before the count of the pages begins, which are not heard; null where the pages count
 * otherwise than the packets, or from later.
 */
function readFront(sound: Uint8Array, form: Form): number | null {
  let count = 1;
  let front: number | null = null;
  let before: Uint8Array | null = null;
  for (const { granule, isLast, packets } of cutPages(form.serial)(sound)) {
    for (const one of packets.filter(isSound)) {
      if (before) count += between(before, one, form);
      before = one;
    }
    if (granule === null || isLast) continue;
    front ??= count - granule;
    if (front < 1 || front !== count - granule) return null;
  }
  return front ?? 1;
}

/** Comments, which differ from song to song: a browser goes on decoding what is described alike. */
function makeComments(mark: string): Uint8Array {
  const name = new TextEncoder().encode(mark);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, name.length, true);
  const kind = Uint8Array.of(3, ...new TextEncoder().encode('vorbis'));
  return join([kind, size, name, Uint8Array.of(0, 0, 0, 0, 1)]);
}

/** The three headers as one. */
function joinHeaders(id: Uint8Array, comments: Uint8Array, setup: Uint8Array): Uint8Array {
  const lacing = ({ length }: Uint8Array) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ];
  return join([Uint8Array.of(2, ...lacing(id), ...lacing(comments)), id, comments, setup]);
}

/** @throws where it is no Vorbis that can be followed */
export async function openVorbis(file: SoundFile, signal: AbortSignal): Promise<SoundSource> {
  const head = await readHead(file, signal);
  const end = head && (await readEnd(file, head.form.serial, signal));
  if (!head || !end) throw new Error('Not a Vorbis that can be followed');
  const { form, first } = head;
  const { sampleRate, channels } = form;
  const front = readFront(await readPart(file, first, first + headBytes, signal), form);
  if (front === null) throw new Error('Not a Vorbis that can be followed');
  const seconds = end / sampleRate;
  const timeOf = (bytes: Uint8Array) => {
    const [one] = cutVorbis(form, front, false)(bytes, false);
    return one ? (one.at - front) / sampleRate : null;
  };
  const setup = joinHeaders(head.id, makeComments(file.address), head.setup);
  return {
    file,
    end: file.bytes,
    type: 'audio/webm; codecs="vorbis"',
    opening: makeWebmOpening('A_VORBIS', { sampleRate, channels }, setup),
    wrap: (packets) => makeClusters(packets, sampleRate),
    sampleRate,
    channels,
    perSecond: (file.bytes - first) / seconds,
    front,
    held: heldPackets,
    isLate: false,
    soundEnd: (count) => Math.min(front + end, count),
    find: async (position, finding) => {
      const byte = await findByte(file, { first, seconds }, timeOf, position, finding);
      return { byte, cut: cutVorbis(form, front, byte === first) };
    },
  };
}
