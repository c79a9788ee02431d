import {
  findBox,
  findSoundTrack,
  needBox,
  needInDescription,
  placePackets,
  readBoxHead,
  readRows,
  readTimeScale,
  type SoundTrack,
} from '@/shared/rules/mp4-tables.ts';
import { makeFragment, makeOpening } from './mp4-writer';
import { readPart, type SoundFile } from './sound-file';
import { type Cut, join, type Packet, type SoundSource } from './sound-source';

/** Of a packet. */
const samples = 1024;

/** Packets before the sought one, which a decoder needs to begin well. */
const preroll = 2;

/** Bytes of the tables, pictures included. */
const movieMost = 16 * 1024 * 1024;
const boxesMost = 64;
const packetsMost = 1_000_000;

/** Hertz. Source: ISO 14496-3, 1.6.3.4. */
const sampleRates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000];

async function readMovie(file: SoundFile, signal: AbortSignal): Promise<Uint8Array> {
  let at = 0;
  for (let count = 0; count < boxesMost; count += 1) {
    const box = readBoxHead(await readPart(file, at, at + 16, signal), 0);
    if (box === null || box.length === 0 || box.length > file.bytes) break;
    if (box.name === 'moov' && box.length < movieMost) {
      return readPart(file, at, at + box.length, signal);
    }
    at += box.length;
  }
  throw new Error('Not an M4A that can be followed');
}

/** Null for all but AAC-LC in frames of 1,024. Sources: ISO 14496-1, 7.2.6; ISO 14496-3, 1.6.2. */
function readAac(esds: Uint8Array) {
  let at = 4;
  const enter = (tag: number, skipped: number) => {
    const isThere = esds[at] === tag;
    do at += 1;
    while ((esds[at] ?? 0) & 0x80);
    at += 1 + skipped;
    return isThere;
  };
  const isAac = enter(3, 3) && esds[at - 1] === 0 && enter(4, 13) && esds[at - 13] === 0x40;
  if (!isAac || !enter(5, 0)) return null;
  const [first = 0, second = 0, third, fourth, fifth = 0] = esds.subarray(at, at + 5);
  const sampleRate = sampleRates[((first & 7) << 1) | (second >> 7)];
  const channels = (second >> 3) & 15;
  const isDoubled = third === 0x56 && fourth === 0xe5 && (fifth & 0x80) !== 0;
  const isPlain = first >> 3 === 2 && (second & 4) === 0 && !isDoubled;
  return isPlain && sampleRate && (channels === 1 || channels === 2)
    ? { sampleRate, channels }
    : null;
}

/** Samples of the file between which all is sound. */
type Span = { front: number; end: number };

/** As iTunes writes it into a comment: in hexadecimal, delay, padding and samples. */
function readComment(movie: Uint8Array): Span | null {
  const text = new TextDecoder('latin1').decode(movie);
  const at = text.indexOf('iTunSMPB');
  if (at < 0) return null;
  const digits = / ([\dA-F]{8}) [\dA-F]{8} ([\dA-F]{16})/i.exec(text.slice(at, at + 200));
  const [front = 0, length = 0] = (digits ?? []).slice(1).map((part) => Number.parseInt(part, 16));
  return length > 0 ? { front, end: front + length } : null;
}

/**
 * As the list of edits has it. Its unit may be coarse, then the end of the last packet is exact.
 *
 * @param total samples of all packets, as their table has it
 */
function readEdits(movie: Uint8Array, track: Uint8Array, rate: number, total: number): Span | null {
  const list = findBox(track, 'edts', 'elst');
  const unit = readTimeScale(needBox(movie, 'moov', 'mvhd'));
  if (list === null || list[0] !== 0 || unit === 0) return null;
  const [edit, ...others] = readRows(list, 3);
  const [duration = 0, front = total] = edit ?? [];
  if (others.length > 0 || front >= total) return null;
  const end = front + (duration * rate) / unit;
  const isWhole = duration === 0 || Math.abs(end - total) <= rate / unit;
  return { front, end: isWhole ? total : Math.round(end) };
}

type Placed = { at: number; bytes: number };

function cutM4a(packets: readonly Placed[], first: number): Cut {
  let index = first;
  let from = packets[first]?.at ?? 0;
  let rest = new Uint8Array();
  return (bytes) => {
    rest = join([rest, bytes]);
    const cut: Packet[] = [];
    for (let packet = packets[index]; packet; packet = packets[index]) {
      const at = packet.at - from;
      if (at + packet.bytes > rest.length) break;
      cut.push({ bytes: rest.subarray(at, at + packet.bytes), at: index * samples, samples });
      index += 1;
    }
    const next = Math.min((packets[index]?.at ?? Infinity) - from, rest.length);
    rest = rest.slice(next);
    from += next;
    return cut;
  };
}

/** The description of the packets as it is, and what of it matters. */
function readEntry(sound: SoundTrack) {
  const { coding, description } = sound;
  if (coding !== 'mp4a') return null;
  const aac = readAac(needInDescription(sound, 'esds'));
  const box = readBoxHead(description, 0);
  // QuickTime describes it in its own way.
  const isPlain = description[16] === 0 && description[17] === 0;
  return aac && box && isPlain ? { ...aac, entry: description.subarray(0, box.length) } : null;
}

/** @throws where it has no AAC that can be followed */
export async function openM4a(file: SoundFile, signal: AbortSignal): Promise<SoundSource> {
  const movie = await readMovie(file, signal);
  const sound = findSoundTrack(movie);
  const about = readEntry(sound);
  const packets = placePackets(sound.table, packetsMost);
  const last = packets.at(-1);
  const times = readRows(needBox(sound.table, 'stts'), 2);
  const isInOrder = packets.every(({ at }, index) => at >= (packets[index - 1]?.at ?? 0));
  const isSteady = times[0]?.[1] === samples && about?.sampleRate === readTimeScale(sound.head);
  if (!about || !last || !isInOrder || !isSteady || last.at + last.bytes > file.bytes) {
    throw new Error('Not an M4A that can be followed');
  }
  const { sampleRate, channels, entry } = about;
  const total = times.reduce((sum, [count = 0, each = 0]) => sum + count * each, 0);
  const all = packets.length * samples;
  const span = readComment(movie) ?? readEdits(movie, sound.track, sampleRate, total);
  const { front, end } = span && span.end <= all ? span : { front: 0, end: all };
  const bytes = packets.reduce((sum, packet) => sum + packet.bytes, 0);
  return {
    file,
    end: last.at + last.bytes,
    type: 'audio/mp4; codecs="mp4a.40.2"',
    opening: makeOpening(entry, sampleRate),
    wrap: makeFragment,
    sampleRate,
    channels,
    perSecond: (bytes * sampleRate) / all,
    front,
    held: Math.ceil((all - end) / samples),
    isLate: false,
    soundEnd: () => end,
    find: async (position) => {
      const wanted = Math.floor((position * sampleRate + front) / samples) - preroll;
      const index = Math.min(Math.max(0, wanted), packets.length - 1);
      return { byte: packets[index]?.at ?? 0, cut: cutM4a(packets, index) };
    },
  };
}
