import { readFrame } from '@/shared/rules/mp3-frame.ts';
import { cutFrames, findFrame } from './mp3-frame';
import { locate, type Mp3Head, readHead, tagBytes } from './mp3-head';
import { headBytes, readPart, type SoundFile } from './sound-file';
import { type Cut, join, type SoundSource } from './sound-source';

/** Frames that the silence at an end may fill. */
const heldFrames = 3;

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
  const { frame, front } = head;
  return {
    file: { ...file, beginning },
    end: file.bytes,
    type: file.type,
    opening: null,
    wrap: (packets) => join(packets.map(({ bytes }) => bytes)),
    sampleRate: frame.sampleRate,
    channels: frame.isMono ? 1 : 2,
    perSecond: (frame.sampleRate * frame.bytesExact) / frame.samples,
    front,
    held: head.end > 0 ? heldFrames : 0,
    isLate: true,
    soundEnd: (samples) => samples - head.end,
    find: async (position) => {
      const { byte, number } = locate(head, position, file.bytes);
      return { byte, cut: cutMp3(head, byte, number) };
    },
  };
}
