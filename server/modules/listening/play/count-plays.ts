import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { busyProblem } from '../../../platform/busy-problem.ts';
import { makePace } from '../../../platform/pace.ts';
import {
  findDueListeners,
  followListener,
  type GoingOn,
  type ListeningEvent,
  type OnPlay,
} from './listening.repository.ts';
import type { ServedSpan, ToldListening } from './listening.ts';

/** Milliseconds. */
const interval = 1000;

/** Milliseconds between searches for plays that another server left, and their least age. */
const everyLeft = 60_000;
const leftAfter = 10_000;

/** Listeners whose events wait in memory; above this, those of others are refused. */
const mostWaiting = 10_000;

/** Seconds. */
const retryAfter = 5;

/** Listeners per transaction. */
const atOnce = { least: 1, first: 8, most: 200 };

export type PlayCounter = {
  /**
   * Asked before sound is sent, so that nothing is sent that cannot be counted.
   *
   * @throws {Problem} 503 while too many wait; the player tries again.
   */
  admit(listenerId: string): void;
  served(listenerId: string, span: Omit<ServedSpan, 'at'>): void;
  /**
   * What the player says of itself; it can only shorten what was heard.
   *
   * @throws {Problem} as `admit`.
   */
  told(listenerId: string, told: Omit<ToldListening, 'at'>): void;
};

/**
 * Counts from the audio that this server sends. The state is in the database, which each server
 * updates once per second, with retries, and on close. Others count what a killed server left.
 */
export function countPlays(
  app: App,
  {
    db,
    clock,
    onPlay,
    most = mostWaiting,
  }: Pick<Dependencies, 'db' | 'clock'> & { onPlay: OnPlay; most?: number },
): PlayCounter {
  const waiting = new Map<string, ListeningEvent[]>();
  const goingOn = new Map<string, GoingOn>();
  let turn: Promise<void> | null = null;

  const pace = makePace(db, atOnce);

  /** In one transaction; if it fails, each in its own, so that one listener stops no other. */
  async function see(listenerIds: readonly string[]) {
    const taken = new Map(listenerIds.map((id) => [id, waiting.get(id) ?? []]));
    for (const id of listenerIds) {
      waiting.delete(id);
      goingOn.delete(id);
    }
    try {
      const now = clock().getTime();
      const followed = await inTransaction(db, async (tx) => {
        const next: [string, GoingOn | null][] = [];
        for (const [id, events] of taken) {
          next.push([id, await followListener(tx, id, { events, now, onPlay })]);
        }
        return next;
      });
      for (const [id, next] of followed) if (next !== null) goingOn.set(id, next);
    } catch (error) {
      for (const [id, events] of taken) waiting.set(id, [...events, ...(waiting.get(id) ?? [])]);
      if (taken.size > 1) for (const id of listenerIds) await see([id]);
      else app.log.error({ err: error }, 'what was listened to could not be kept');
    }
  }

  async function takeTurn() {
    const now = clock().getTime();
    const isDue = [...goingOn].filter(([, { dueAt }]) => dueAt <= now).map(([id]) => id);
    // In one order on all servers, which avoids deadlocks.
    const listenerIds = [...new Set([...waiting.keys(), ...isDue])].toSorted();
    while (listenerIds.length > 0) {
      await pace.take('listeners', (size) => see(listenerIds.splice(0, size)));
    }
  }

  function tick(): Promise<void> {
    turn ??= takeTurn().finally(() => {
      turn = null;
    });
    return turn;
  }

  const timer = setInterval(() => void tick(), interval).unref();
  app.storePlays.now = async () => {
    await turn;
    await tick();
  };
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await app.storePlays.now();
  });
  app.jobs.define({
    name: 'plays.count-left',
    lane: 'minutes',
    every: everyLeft,
    async run() {
      const now = clock();
      const moment = new Date(now.getTime() - leftAfter);
      for (const listenerId of await findDueListeners(db, moment)) {
        const served = { events: [], now: now.getTime(), onPlay };
        await inTransaction(db, (tx) => followListener(tx, listenerId, served));
      }
    },
  });
  function admit(listenerId: string) {
    if (waiting.size < most || waiting.has(listenerId)) return;
    app.refusedPlays.count += 1;
    throw busyProblem(retryAfter);
  }
  return {
    admit,
    served(listenerId, span) {
      const current = goingOn.get(listenerId);
      const untold = waiting.get(listenerId);
      const isSettled = current?.isEnough === true && current.trackId === span.track.id;
      // Once enough is sent, the rest changes nothing; untold spans may be a new round.
      if (isSettled && span.from > 0 && untold === undefined) return;
      // Never refused: it was admitted before it was sent.
      waiting.set(listenerId, [...(untold ?? []), { ...span, at: clock().getTime() }]);
    },
    told(listenerId, told) {
      const untold = waiting.get(listenerId) ?? [];
      const current = goingOn.get(listenerId);
      const isKnown = current?.isCounted === true && current.trackId === told.trackId;
      if (isKnown && untold.length === 0) return;
      // The last word of a second is enough, however often a client calls.
      const last = untold.at(-1);
      const isRepeat = last !== undefined && 'heard' in last && last.trackId === told.trackId;
      const events = isRepeat ? untold.slice(0, -1) : untold;
      admit(listenerId);
      waiting.set(listenerId, [...events, { ...told, at: clock().getTime() }]);
    },
  };
}
