import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/db.ts';
import { afterCommit } from '../database/in-transaction.ts';
import { readDatabaseClock } from '../database/read-database-clock.ts';
import { inRounds } from './in-rounds.ts';
import { channel, deleteEventsBefore, findEventsSince, insertEvent } from './event.repository.ts';
import { type Channels, listen } from './listen.ts';

/** Declared once by the publishing module. */
export type EventKind = { readonly name: string };

export type Events = {
  /**
   * Runs on every server, once at a time, possibly twice for one event or once for several;
   * repeated after it throws. It publishes nothing of its own kind, for which it would wait.
   */
  on: (kind: EventKind, handler: () => void | Promise<void>) => void;
  /** Messages of another channel that are not stored: lost while there is no connection. */
  hear: (channel: string, handler: (text: string) => void) => void;
  catchUp: () => Promise<void>;
  sweep: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

const second = 1_000;

/** Milliseconds; a connection pooler may swallow notifications. */
const lookEvery = 10 * second;

/** Milliseconds after which an open transaction has ended. */
const overlap = 120 * second;

const retention = 86_400 * second;

/** Tests run several servers in one process. */
const local = new WeakMap<Db, Set<(name: string) => Promise<void>>>();

/**
 * Stored with the transaction; reaches this server before `inTransaction` resolves, and others
 * within a second. See docs/decisions/modules-and-jobs.md.
 */
export async function publish(tx: Db, { name }: EventKind): Promise<void> {
  await insertEvent(tx, name);
  await afterCommit(tx, async (root) => {
    for (const handle of local.get(root) ?? []) await handle(name);
  });
}

type Options = {
  db: Db;
  databaseUrl: string | undefined;
  log: FastifyBaseLogger;
  /** Of all modules. */
  kinds: readonly EventKind[];
};

/** @throws for a name that is declared twice; `on` throws for one that no module declares. */
export function openEvents({ db, databaseUrl, log, kinds }: Options): Events {
  const handlers = new Map<string, Set<() => void | Promise<void>>>();
  for (const { name } of kinds) {
    if (handlers.has(name)) throw new Error(`Two modules declare the event ${name}.`);
    handlers.set(name, new Set());
  }
  const known = local.get(db) ?? new Set();
  /** Names whose handler failed; the next look repeats them. */
  const failed = new Set<string>();
  let seenUntil: Date | undefined;
  let seen: ReadonlySet<string> = new Set();
  let looking: Promise<void> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let hangUp: (() => Promise<void>) | undefined;

  local.set(db, known.add(handle));

  async function handle(name: string) {
    failed.delete(name);
    for (const handler of handlers.get(name) ?? []) {
      try {
        await handler();
      } catch (error) {
        failed.add(name);
        log.error({ err: error, event: name }, 'an event was not handled');
      }
    }
  }

  async function look() {
    const now = await readDatabaseClock(db);
    const found = await findEventsSince(db, new Date((seenUntil ?? now).getTime() - overlap));
    const isBehind =
      seenUntil === undefined || now.getTime() - seenUntil.getTime() > retention - overlap;
    const fresh = found.filter(({ id }) => !seen.has(id)).map(({ name }) => name);
    seen = new Set(found.map(({ id }) => id));
    seenUntil = now;
    for (const name of new Set(isBehind ? handlers.keys() : [...failed, ...fresh])) {
      await handle(name);
    }
  }

  const lookInRounds = inRounds(look);

  function catchUp(): Promise<void> {
    looking = lookInRounds();
    return looking;
  }

  const tryToCatchUp = () =>
    catchUp().catch((error: unknown) => log.warn({ err: error }, 'events could not be read'));

  const channels: Channels = new Map([[channel, () => void tryToCatchUp()]]);

  return {
    on: ({ name }, handler) => {
      const declared = handlers.get(name);
      if (!declared) throw new Error(`No module declares the event ${name}.`);
      declared.add(inRounds(async () => handler()));
    },
    hear: (name, handler) => void channels.set(name, handler),
    catchUp,
    sweep: async () =>
      deleteEventsBefore(db, new Date((await readDatabaseClock(db)).getTime() - retention)),
    start: async () => {
      await tryToCatchUp();
      if (databaseUrl !== undefined) {
        hangUp = listen(databaseUrl, { channels, onConnect: tryToCatchUp, log });
      }
      timer = setInterval(() => {
        if (databaseUrl !== undefined || failed.size > 0) void tryToCatchUp();
      }, lookEvery);
      timer.unref();
    },
    stop: async () => {
      known.delete(handle);
      clearInterval(timer);
      await hangUp?.();
      await looking?.catch(() => undefined);
    },
  };
}
