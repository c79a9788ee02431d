import { readFrame } from '@/shared/rules/mp3-frame.ts';
import { cutFrames, findFrame } from './mp3-frame';
import { locate, type Mp3Head, readHead, tagBytes } from './mp3-head';
import { makeFragment, makeOpening, makeSoundEntry } from './mp4-writer';
import { headBytes, readPart, type SoundFile } from './sound-file';
import { type Cut, join, type Packet, type SoundSource } from './sound-source';

/** Frames that the silence at an end may fill. */
const heldFrames = 3;

/** Samples by which a decoder of MP3 is late. */
const decoderDelay = 529;

/** Firefox takes MP3 in MP4 alone. */
const packedType = 'audio/mp4; codecs="mp3"';

/** @param byte from where it is fed: in the middle, where a frame of that number is about to begin */
function cutMp3(head: Mp3Head, byte: number, number: number): Cut {
  let read = byte;
  let rest = new Uint8Array();
  let at = number * head.frame.samples;
  let isFound = number === 0;
  return (bytes) => {
    read += bytes.length;
    rest = join([rest, bytes]);
    if (!isFound) {
      // The first bytes of a place in the middle may be the end of a frame.
      const place = findFrame(rest, 0);
      if (place === null) return [];
      if (head.places === null) {
        const before = read - rest.length + place - head.first;
        at = Math.round(before / head.frame.bytesExact) * head.frame.samples;
      }
      rest = rest.slice(place);
      isFound = true;
    }
    const cut = cutFrames(rest);
    rest = cut.rest.slice();
    return cut.frames.map((frame) => {
      const samples = readFrame(frame, 0)?.samples ?? 0;
      at += samples;
      return { bytes: frame, at: at - samples, samples };
    });
  };
}

const joinPackets = (packets: readonly Packet[]) => join(packets.map(({ bytes }) => bytes));

function packMp3({ sampleRate }: Mp3Head['frame'], channels: number) {
  const entry = makeSoundEntry('.mp3', { sampleRate, channels }, 16, new Uint8Array());
  return { type: packedType, opening: makeOpening(entry, sampleRate), wrap: makeFragment };
}

/** @throws where it is no MP3 in which a place can be found */
export async function openMp3(file: SoundFile, signal: AbortSignal): Promise<SoundSource> {
  let { beginning } = file;
  const tag = tagBytes(beginning.bytes);
  if (tag > headBytes / 2) {
    beginning = { from: tag, bytes: await readPart(file, tag, tag + headBytes, signal) };
  }
  const from = Math.max(tag, beginning.from);
  const head = readHead(beginning.bytes.subarray(from - beginning.from), from);
  if (head === null) throw new Error('Not an MP3 that can be followed');
  const { frame } = head;
  const channels = frame.isMono ? 1 : 2;
  const isPlain = MediaSource.isTypeSupported(file.type);
  // Where nothing is known of the silence, the frames of an album may run on.
  const delay = !isPlain && head.end > 0 ? decoderDelay : 0;
  return {
    file: { ...file, beginning },
    end: file.bytes,
    ...(isPlain ? { type: file.type, opening: null, wrap: joinPackets } : packMp3(frame, channels)),
    isLate: isPlain,
    sampleRate: frame.sampleRate,
    channels,
    perSecond: (frame.sampleRate * frame.bytesExact) / frame.samples,
    front: head.front + delay,
    held: head.end > 0 ? heldFrames : 0,
    soundEnd: (samples) => samples - Math.max(0, head.end - delay),
    find: async (position) => {
      const { byte, number } = locate(head, position, file.bytes);
      return { byte, cut: cutMp3(head, byte, number) };
    },
  };
}
