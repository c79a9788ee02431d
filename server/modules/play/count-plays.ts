import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { App, Dependencies } from '../../platform/app.ts';
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

/** Listeners; above this the one waiting longest is dropped. */
const mostWaiting = 10_000;

export type PlayCounter = {
  served(listenerId: string, span: Omit<ServedSpan, 'at'>): void;
  /** What the player says of itself; it can only shorten what was heard. */
  told(listenerId: string, told: Omit<ToldListening, 'at'>): void;
};

/**
 * Counts from the audio that this server sends. The state is in the database, which each server
 * updates once per second, with retries, and on close. Others count what a killed server left.
 */
export function countPlays(
  app: App,
  { db, clock, onPlay }: Pick<Dependencies, 'db' | 'clock'> & { onPlay: OnPlay },
): PlayCounter {
  const waiting = new Map<string, ListeningEvent[]>();
  const goingOn = new Map<string, GoingOn>();
  let turn: Promise<void> | null = null;

  async function see(listenerId: string) {
    const events = waiting.get(listenerId) ?? [];
    waiting.delete(listenerId);
    goingOn.delete(listenerId);
    try {
      const served = { events, now: clock().getTime(), onPlay };
      const next = await inTransaction(db, (tx) => followListener(tx, listenerId, served));
      if (next !== null) goingOn.set(listenerId, next);
    } catch (error) {
      app.log.error({ err: error }, 'what was listened to could not be kept');
      waiting.set(listenerId, [...events, ...(waiting.get(listenerId) ?? [])]);
    }
  }

  async function takeTurn() {
    const now = clock().getTime();
    const isDue = [...goingOn].filter(([, { dueAt }]) => dueAt <= now).map(([id]) => id);
    for (const listenerId of new Set([...waiting.keys(), ...isDue])) await see(listenerId);
  }

  function tick(): Promise<void> {
    turn ??= takeTurn().finally(() => {
      turn = null;
    });
    return turn;
  }

  const timer = setInterval(() => void tick(), interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await turn;
    await tick();
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
  const wait = (listenerId: string, events: ListeningEvent[]) => {
    waiting.set(listenerId, events);
    const [oldest] = waiting.keys();
    if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest);
  };
  return {
    served(listenerId, span) {
      const current = goingOn.get(listenerId);
      const untold = waiting.get(listenerId);
      const isSettled = current?.isEnough === true && current.trackId === span.track.id;
      // Once enough is sent, the rest changes nothing; untold spans may be a new round.
      if (isSettled && span.from > 0 && untold === undefined) return;
      wait(listenerId, [...(untold ?? []), { ...span, at: clock().getTime() }]);
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
      wait(listenerId, [...events, { ...told, at: clock().getTime() }]);
    },
  };
}
