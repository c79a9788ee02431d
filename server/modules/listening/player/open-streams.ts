import { PassThrough } from 'node:stream';
import { playerLimits } from '#contract/limits.ts';
import type { PlayerMessage } from '#contract/player.ts';
import type { Passed } from './player-command.repository.ts';

type Stream = {
  userId: string;
  deviceId: string;
  out: PassThrough;
  /** Of what it got, or of what came before it. */
  known: Set<string>;
  openedAt: number;
};

/** Milliseconds; a device answers a ping while others of its account are there. */
const pingEvery = 3_000;

/** Milliseconds; the device opens another one, for which its session is looked at again. */
const lasts = 10 * 60_000;

function toMessage({ name, value }: Passed): PlayerMessage {
  if (name === 'changed' || name === 'replaced' || name === 'released') return { kind: name };
  return { kind: 'command', name: name as (PlayerMessage & { kind: 'command' })['name'], value };
}

/** The open streams of this server. */
export function openStreams(elapsed: () => number) {
  const streams = new Set<Stream>();

  const say = ({ out }: Stream, message: PlayerMessage) =>
    void out.write(`data: ${JSON.stringify(message)}\n\n`);

  const end = (stream: Stream) => {
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
    userIds: () => [...new Set([...streams].map(({ userId }) => userId))],

    /** @param known ids of what was passed before. */
    open: (of: { userId: string; deviceId: string; known: Iterable<string> }): PassThrough => {
      const out = new PassThrough();
      const stream = { ...of, known: new Set(of.known), out, openedAt: elapsed() };
      const others = [...streams].filter(({ userId }) => userId === of.userId);
      if (others.length >= playerLimits.streams && others[0]) end(others[0]);
      streams.add(stream);
      out.once('close', () => streams.delete(stream));
      say(stream, { kind: 'changed' });
      return out;
    },

    /** @param signedIn `user/device` of those whose session lasts; the others' streams end. */
    deliver: (passed: readonly Passed[], signedIn: ReadonlySet<string>) => {
      for (const stream of streams) {
        const { userId, deviceId, known } = stream;
        const due = passed.filter(
          (each) =>
            each.userId === userId &&
            (each.deviceId ?? deviceId) === deviceId &&
            !known.has(each.id),
        );
        if (due.length > 0 && !signedIn.has(`${userId}/${deviceId}`)) {
          end(stream);
          continue;
        }
        for (const each of due) {
          known.add(each.id);
          say(stream, toMessage(each));
          if (each.name === 'replaced') end(stream);
        }
      }
    },

    close: () => {
      clearInterval(timer);
      for (const stream of streams) end(stream);
    },
  };
}
