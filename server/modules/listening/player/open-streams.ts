import type { PassThrough } from 'node:stream';
import { playerLimits } from '#contract/limits.ts';
import type { PlayerMessage } from '#contract/player.ts';
import { createEventStreams } from '../../../platform/event-streams.ts';
import type { Passed } from './player-command.repository.ts';

type Device = {
  userId: string;
  deviceId: string;
  /** Of what it got, or of what came before it. */
  known: Set<string>;
};

function toMessage({ name, value }: Passed): PlayerMessage {
  if (name === 'changed' || name === 'replaced' || name === 'released') return { kind: name };
  return { kind: 'command', name: name as (PlayerMessage & { kind: 'command' })['name'], value };
}

/** The open streams of this server; a device answers a ping while others of its account are there. */
export function openStreams(elapsed: () => number) {
  const streams = createEventStreams<Device, PlayerMessage>(elapsed);

  return {
    userIds: () => [...new Set(streams.all().map(({ reader }) => reader.userId))],

    /** @param known ids of what was passed before. */
    open: (of: { userId: string; deviceId: string; known: Iterable<string> }): PassThrough =>
      streams.open(
        { ...of, known: new Set(of.known) },
        { isSame: ({ userId }) => userId === of.userId, most: playerLimits.streams },
        { kind: 'changed' },
      ),

    /** @param signedIn `user/device` of those whose session lasts; the others' streams end. */
    deliver: (passed: readonly Passed[], signedIn: ReadonlySet<string>) => {
      const byUser = Map.groupBy(passed, ({ userId }) => userId);
      for (const stream of streams.all()) {
        const { userId, deviceId, known } = stream.reader;
        const due = (byUser.get(userId) ?? []).filter(
          (each) => (each.deviceId ?? deviceId) === deviceId && !known.has(each.id),
        );
        if (due.length > 0 && !signedIn.has(`${userId}/${deviceId}`)) {
          streams.end(stream);
          continue;
        }
        for (const each of due) {
          known.add(each.id);
          streams.say(stream, toMessage(each));
          if (each.name === 'replaced') streams.end(stream);
        }
      }
    },

    close: streams.close,
  };
}
