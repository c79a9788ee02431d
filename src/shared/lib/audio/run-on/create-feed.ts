import { readBytes } from './sound-file';
import type { Packet, Place, SoundSource } from './sound-source';

/** Seconds of sound that are kept ahead, requested at once, and kept behind. */
const ahead = 30;
const piece = 12;
const behind = 60;

/** Bytes that are kept ahead: browsers hold some 12 MB of a sound. */
const mostAhead = 5_000_000;

/** Of a sample: Firefox rounds offsets to microseconds, then towards 0 to samples. */
const sliver = 0.25;

/** Milliseconds. */
const restAfterFailure = 2000;

/** `start` and `end` in seconds of the element; null while they are not known. */
type Part = { source: SoundSource; start: number | null; end: number | null };

type Writer = {
  part: Part;
  start: number;
  /** The next to request. */
  byte: number;
  cut: Place['cut'];
  /** Samples of the file before the next packet to cut. */
  samples: number;
  /** Cut and not fed yet. */
  held: Packet[];
  isBegun: boolean;
  giving: AbortController;
};

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
  first: SoundSource,
  position: number,
  onDry: () => void,
) {
  const media = new MediaSource();
  const closing = new AbortController();
  const parts: Part[] = [{ source: first, start: 0, end: null }];
  let buffer: SourceBuffer | null = null;
  let fedType = first.type;
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

  const timeOf = ({ part: { source }, start }: Writer, samples: number) =>
    start + (samples - source.front) / source.sampleRate;

  const place = (own: Writer, samples: number) => {
    const time = timeOf(own, samples);
    if (buffer) {
      buffer.timestampOffset = time + (Math.sign(time) * sliver) / own.part.source.sampleRate;
    }
  };

  const begin = async (part: Part, start: number, from: number) => {
    const { byte, cut } = await part.source.find(from, closing.signal);
    // Closed or taken back meanwhile.
    if (closing.signal.aborted || !parts.includes(part)) return;
    const giving = new AbortController();
    part.start = start;
    writer = { part, start, byte, cut, samples: 0, giving, held: [], isBegun: false };
  };

  const openPart = async (own: Writer, { at }: Packet) => {
    const { type, opening } = own.part.source;
    if (type !== fedType) buffer?.changeType(type);
    fedType = type;
    if (opening) await change((open) => open.appendBuffer(opening));
    own.isBegun = true;
    if (!buffer) return;
    buffer.appendWindowEnd = Infinity;
    buffer.appendWindowStart = own.start;
    place(own, at);
  };

  const append = async (own: Writer, packets: readonly Packet[]) => {
    if (packets.length === 0) return;
    const { buffered, currentTime } = element;
    if (buffered.length > 0 && buffered.start(0) < currentTime - behind) {
      await change((open) => open.remove(0, currentTime - behind / 2));
    }
    await change((open) => open.appendBuffer(own.part.source.wrap(packets)));
  };

  const write = async (own: Writer, bytes: Uint8Array) => {
    own.byte += bytes.length;
    const packets = own.cut(bytes, own.byte >= own.part.source.end);
    own.samples = packets.reduce((_, { at, samples }) => at + samples, own.samples);
    // A full buffer refuses them, then they are fed later.
    own.held.push(...packets);
    const [next] = own.held;
    if (!own.isBegun && next) await openPart(own, next);
    const fed = own.held.slice(0, Math.max(0, own.held.length - own.part.source.held));
    await append(own, fed);
    own.held.splice(0, fed.length);
  };

  const finish = async (own: Writer) => {
    const { soundEnd, held, isLate, sampleRate } = own.part.source;
    const last = soundEnd(own.samples);
    const end = timeOf(own, last);
    const silent = own.held.find(({ at }) => at >= last);
    // The end of what a late decoder holds back comes with one more packet, heard for one sample.
    const cut = isLate && silent ? end - 1 / sampleRate : end;
    if (buffer && held > 0) buffer.appendWindowEnd = cut;
    await append(
      own,
      own.held.filter(({ at }) => at < last),
    );
    own.held = silent ? [silent] : [];
    if (buffer && cut < end) {
      buffer.appendWindowEnd = end;
      place(own, last - 1);
      await append(own, own.held);
    }
    own.part.end = end;
    writer = null;
    // The first bytes of the next song open it again.
    media.endOfStream();
    const next = parts[parts.indexOf(own.part) + 1];
    if (next) await begin(next, end, 0);
  };

  const writePiece = async (own: Writer) => {
    const { file, end, perSecond } = own.part.source;
    const to = Math.min(own.byte + Math.ceil(piece * perSecond), end);
    if (own.byte < end) {
      for await (const bytes of readBytes(file, own.byte, to, own.giving.signal)) {
        await write(own, bytes);
      }
    }
    if (own.byte >= end) await finish(own);
  };

  const isNearDry = ({ part: { source } }: Writer) =>
    leftToPlay() < Math.min(ahead, mostAhead / source.perSecond);

  const feedAhead = async () => {
    let own = writer;
    try {
      for (; own !== null && isNearDry(own); own = writer) await writePiece(own);
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
    // Nothing before the end can be sought while nothing is there.
    media.duration = position + piece;
    buffer = media.addSourceBuffer(first.type);
    buffer.mode = 'sequence';
    const [part] = parts;
    if (part) await begin(part, 0, position);
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
    add: (source: SoundSource) => {
      const part: Part = { source, start: null, end: null };
      parts.splice(1, 1, part);
      work = inTurn(async () => {
        const end = parts[0]?.end ?? null;
        if (parts[1] === part && end !== null && writer === null) await begin(part, end, 0);
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
