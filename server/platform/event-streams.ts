import { PassThrough } from 'node:stream';

/** A reader of a stream of events, such as a device. */
export type EventStream<Reader> = { reader: Reader; out: PassThrough; openedAt: number };

/** Milliseconds. */
const pingEvery = 3_000;

/** Milliseconds; the reader opens another one, for which its session is looked at again. */
const lasts = 10 * 60_000;

/** Server-sent events of this server, in the shape `{ kind }`; each reader is pinged. */
export function createEventStreams<Reader, Message extends { kind: string }>(
  elapsed: () => number,
) {
  const streams = new Set<EventStream<Reader>>();

  const say = ({ out }: EventStream<Reader>, message: Message | { kind: 'ping' }) =>
    void out.write(`data: ${JSON.stringify(message)}\n\n`);

  const end = (stream: EventStream<Reader>) => {
    streams.delete(stream);
    stream.out.end();
  };

  const timer = setInterval(() => {
    for (const stream of streams) {
      if (elapsed() - stream.openedAt > lasts) end(stream);
      // A reader that takes nothing is ended by `limitTimes`.
      else if (stream.out.writableLength === 0) say(stream, { kind: 'ping' });
    }
  }, pingEvery);
  timer.unref();

  return {
    all: (): readonly EventStream<Reader>[] => [...streams],
    say,
    end,

    /** Ends the oldest of those that `isSame` finds where they are as many as `most`. */
    open: (
      reader: Reader,
      { isSame, most }: { isSame: (other: Reader) => boolean; most: number },
      first: Message,
    ): PassThrough => {
      const out = new PassThrough();
      const stream = { reader, out, openedAt: elapsed() };
      const others = [...streams].filter((other) => isSame(other.reader));
      if (others.length >= most && others[0]) end(others[0]);
      streams.add(stream);
      out.once('close', () => streams.delete(stream));
      say(stream, first);
      return out;
    },

    close: () => {
      clearInterval(timer);
      for (const stream of streams) end(stream);
    },
  };
}
