import type { App, Dependencies } from '../../platform/app.ts';
import { findDueListeners, followListener, type GoingOn } from './listening.repository.ts';
import type { ServedStretch } from './listening.ts';

/** How often what was sent is taken in and due plays are looked for, in milliseconds. */
const interval = 1000;

/** How often, and after how long, plays are looked for that another server should have counted. */
const everyLeft = 60_000;
const leftAfter = 10_000;

/** Beyond so many listeners whose listening waits to be taken in, the one who waits longest is forgotten. */
const mostWaiting = 10_000;

export type PlayCounter = {
  /** A stretch of a track was just sent to a listener. */
  served(listenerId: string, stretch: Omit<ServedStretch, 'at'>): void;
};

/**
 * Counts plays and skips from what this server sends, for as long as the application lives. What listeners are in
 * the middle of lies in the database, shared with all servers there are; this one gathers a second of what it
 * sends before it tells. What cannot be kept is logged, and tried again. Closing tells the rest;
 * what becomes due later, or was left by a server that was killed, any other counts within a minute or so.
 */
export function countPlays(
  app: App,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): PlayCounter {
  const waiting = new Map<string, ServedStretch[]>();
  const goingOn = new Map<string, GoingOn>();
  let turn: Promise<void> | null = null;

  async function see(listenerId: string) {
    const stretches = waiting.get(listenerId) ?? [];
    waiting.delete(listenerId);
    goingOn.delete(listenerId);
    try {
      const next = await followListener(db, listenerId, stretches, clock().getTime());
      if (next !== null) goingOn.set(listenerId, next);
    } catch (error) {
      app.log.error({ err: error }, 'what was listened to could not be kept');
      waiting.set(listenerId, [...stretches, ...(waiting.get(listenerId) ?? [])]);
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
    every: everyLeft,
    async run() {
      const now = clock();
      const moment = new Date(now.getTime() - leftAfter);
      for (const listenerId of await findDueListeners(db, moment)) {
        await followListener(db, listenerId, [], now.getTime());
      }
    },
  });
  return {
    served(listenerId, stretch) {
      const current = goingOn.get(listenerId);
      const untold = waiting.get(listenerId);
      const isSettled = current?.isEnough === true && current.trackId === stretch.track.id;
      // The rest of what will count, or has counted, is not worth a word; what is untold may have begun anew.
      if (isSettled && stretch.from > 0 && untold === undefined) return;
      waiting.set(listenerId, [...(untold ?? []), { ...stretch, at: clock().getTime() }]);
      const [oldest] = waiting.keys();
      if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest);
    },
  };
}
