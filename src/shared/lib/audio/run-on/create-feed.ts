import { readFrame } from '@/shared/rules/mp3-frame.ts';
import { cutFrames, findFrame } from './mp3-frame';
import { locate } from './mp3-head';
import { type Mp3Source, mp3Type, readBytes } from './mp3-source';

/** Seconds of sound that are kept ahead, requested at once, and kept behind. */
const ahead = 30;
const piece = 12;
const behind = 60;

/** Milliseconds. */
const restAfterFailure = 2000;

/** Frames that the silence at an end may fill. */
const heldFrames = 3;

/** `start` and `end` in seconds of the element; null while they are not known. */
type Part = { source: Mp3Source; start: number | null; end: number | null };

type Writer = {
  part: Part;
  start: number;
  /** The next to request. */
  byte: number;
  /** Samples of the file before the next frame. */
  samples: number;
  rest: Uint8Array;
  held: Uint8Array[];
  isBegun: boolean;
  giving: AbortController;
};

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const once = (target: EventTarget, type: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const handleAbort = () => reject(new Error('Closed'));
    const handleEvent = () => {
      signal.removeEventListener('abort', handleAbort);
      resolve();
    };
    target.addEventListener(type, handleEvent, { once: true, signal });
    signal.addEventListener('abort', handleAbort, { once: true });
  });

export type Feed = ReturnType<typeof createFeed>;

/**
 * Feeds an element with a song, then with the next one, so that nothing is heard between them:
 * the silence that an encoder adds is cut at the sample.
 *
 * @param position seconds from where the first song is to be heard
 * @param onDry called once when nothing is left to play and no more can be had
 */
export function createFeed(
  element: HTMLAudioElement,
  first: Mp3Source,
  position: number,
  onDry: () => void,
) {
  const media = new MediaSource();
  const closing = new AbortController();
  const parts: Part[] = [{ source: first, start: 0, end: null }];
  let buffer: SourceBuffer | null = null;
  let writer: Writer | null = null;
  let isFilling = false;
  let hasFailed = false;
  /** Milliseconds since 1970. */
  let notBefore = 0;
  let work: Promise<void> = Promise.resolve();

  /** One change of the buffer after the other. */
  const change = async (deed: (open: SourceBuffer) => void) => {
    if (!buffer || closing.signal.aborted) throw new Error('Closed');
    deed(buffer);
    await once(buffer, 'updateend', closing.signal);
    if (element.error) throw new Error('Undecodable');
  };

  const rangeAt = (time: number) => {
    const { buffered } = element;
    for (let index = 0; index < buffered.length; index += 1) {
      if (buffered.start(index) <= time + 0.1 && time < buffered.end(index)) return index;
    }
    return null;
  };

  const leftToPlay = () => {
    const range = rangeAt(element.currentTime);
    return range === null ? 0 : element.buffered.end(range) - element.currentTime;
  };

  const timeOf = ({ part: { source }, start, samples }: Writer) =>
    start + (samples - source.head.front) / source.head.frame.sampleRate;

  const begin = (part: Part, start: number, from: number) => {
    part.start = start;
    const { byte, number } = locate(part.source.head, from, part.source.bytes);
    const samples = number * part.source.head.frame.samples;
    const none = new Uint8Array();
    const giving = new AbortController();
    writer = { part, start, byte, samples, giving, rest: none, held: [], isBegun: false };
  };

  /** The first bytes of a place in the middle may be the end of a frame. */
  const findPlace = (own: Writer, bytes: Uint8Array) => {
    const at = own.samples === 0 ? 0 : findFrame(bytes, 0);
    if (at === null) return false;
    const { head } = own.part.source;
    if (own.samples > 0 && head.places === null) {
      const byte = own.byte - bytes.length + at;
      own.samples = Math.round((byte - head.first) / head.frame.bytesExact) * head.frame.samples;
    }
    own.rest = bytes.subarray(at);
    own.isBegun = true;
    if (buffer) {
      buffer.appendWindowEnd = Infinity;
      buffer.appendWindowStart = own.start;
      buffer.timestampOffset = timeOf(own);
    }
    return true;
  };

  const append = async (frames: readonly Uint8Array[]) => {
    if (frames.length === 0) return;
    const { buffered, currentTime } = element;
    if (buffered.length > 0 && buffered.start(0) < currentTime - behind) {
      await change((open) => open.remove(0, currentTime - behind / 2));
    }
    await change((open) => open.appendBuffer(join(frames)));
  };

  const write = async (own: Writer, bytes: Uint8Array) => {
    own.byte += bytes.length;
    own.rest = join([own.rest, bytes]);
    if (!own.isBegun && !findPlace(own, own.rest)) return;
    const { frames, rest } = cutFrames(own.rest);
    own.rest = rest;
    for (const frame of frames) own.samples += readFrame(frame, 0)?.samples ?? 0;
    const all = [...own.held, ...frames];
    const kept = own.part.source.head.end > 0 ? heldFrames : 0;
    own.held = all.splice(Math.max(0, all.length - kept));
    await append(all);
  };

  const finish = async (own: Writer) => {
    const { head } = own.part.source;
    const end = timeOf(own) - head.end / head.frame.sampleRate;
    if (buffer && head.end > 0) buffer.appendWindowEnd = end;
    await append(own.held);
    own.part.end = end;
    writer = null;
    // The first bytes of the next song open it again.
    media.endOfStream();
    const next = parts[parts.indexOf(own.part) + 1];
    if (next) begin(next, end, 0);
  };

  const writePiece = async (own: Writer) => {
    const { source } = own.part;
    const { frame } = source.head;
    const wanted = Math.ceil((piece * frame.sampleRate * frame.bytesExact) / frame.samples);
    const to = Math.min(own.byte + wanted, source.bytes);
    for await (const bytes of readBytes(source, own.byte, to, own.giving.signal)) {
      await write(own, bytes);
    }
    if (own.byte >= source.bytes) await finish(own);
  };

  const feedAhead = async () => {
    let own = writer;
    try {
      for (; own !== null && leftToPlay() < ahead; own = writer) await writePiece(own);
      hasFailed = false;
    } catch {
      // What was taken back is no failure.
      if (own !== writer || own?.giving.signal.aborted) return;
      hasFailed = true;
      notBefore = Date.now() + restAfterFailure;
    }
  };

  const fillUp = async () => {
    await feedAhead();
    isFilling = false;
    checkDry();
  };

  const checkDry = () => {
    // A whole song comes to its end.
    const isWhole = parts[0]?.end != null;
    // The element's own error says more.
    const isOver = closing.signal.aborted || element.error !== null;
    if (isOver || !hasFailed || isWhole || leftToPlay() > 0.3) return;
    close();
    onDry();
  };

  const inTurn = async (deed: () => void | Promise<void>, former = work) => {
    await former;
    await deed();
  };

  const fill = () => {
    if (!isFilling && Date.now() >= notBefore && !closing.signal.aborted) {
      isFilling = true;
      work = inTurn(fillUp);
    } else checkDry();
  };

  const close = () => {
    closing.abort();
    writer?.giving.abort();
    writer = null;
  };

  const open = async () => {
    const address = URL.createObjectURL(media);
    const opened = once(media, 'sourceopen', closing.signal);
    element.src = address;
    element.currentTime = position;
    await opened;
    URL.revokeObjectURL(address);
    buffer = media.addSourceBuffer(mp3Type);
    buffer.mode = 'sequence';
    const [part] = parts;
    if (part) begin(part, 0, position);
  };

  work = open().catch(() => {
    if (closing.signal.aborted) return;
    close();
    onDry();
  });
  fill();

  return {
    fill,
    close,
    /** Seconds of the element at which the song that is heard begins. */
    start: (): number => parts[0]?.start ?? 0,
    /** Seconds; null until the whole song has been fed. */
    end: (): number | null => parts[0]?.end ?? null,
    holds: (time: number): boolean => rangeAt(time) !== null,
    /** Seconds of the element at which the next song begins; null while nothing of it is there. */
    seam: (): number | null => {
      const start = parts[1]?.start ?? null;
      return start !== null && rangeAt(start + 0.2) !== null ? start : null;
    },
    advance: () => void parts.shift(),
    add: (source: Mp3Source) => {
      const part: Part = { source, start: null, end: null };
      parts.splice(1, 1, part);
      work = inTurn(() => {
        const end = parts[0]?.end ?? null;
        if (parts[1] === part && end !== null && writer === null) begin(part, end, 0);
      });
      fill();
    },
    /** Takes back the next song, also where it has been fed. */
    withdraw: () => {
      const [, part] = parts.splice(1);
      if (part?.start == null) return;
      const { start } = part;
      writer?.giving.abort();
      writer = null;
      work = inTurn(async () => {
        try {
          await change((opened) => opened.remove(start, Infinity));
          media.endOfStream();
        } catch {
          // Closed meanwhile.
        }
      });
    },
  };
}
