import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/db.ts';
import { afterCommit } from '../database/in-transaction.ts';
import { readDatabaseClock } from '../database/read-database-clock.ts';
import { deleteEventsBefore, findEventsSince, insertEvent } from './event.repository.ts';
import { listen } from './listen.ts';

/** Something that changed, named `noun.verb`; each is declared once, by the module that it happens in. */
export type EventKind = { readonly name: string };

export type Events = {
  /** Runs the handler after each such event, on every server; it may run twice for one. */
  on: (kind: EventKind, handler: () => void | Promise<void>) => void;
  /** Handles what other servers published since the last look. */
  catchUp: () => Promise<void>;
  /** Deletes what every server has handled by now. */
  sweep: () => Promise<void>;
  /** Begins to hear other servers. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

const second = 1_000;

/** Milliseconds between looks without a notification, which a connection pooler may swallow. */
const lookEvery = 10 * second;

/** Milliseconds after which an open transaction has committed or is gone; statements end after 20 s. */
const overlap = 120 * second;

const keptFor = 86_400 * second;

/** The servers of this process by their database: tests run several. */
const local = new WeakMap<Db, Set<(name: string) => Promise<void>>>();

/**
 * Publishes the event with the transaction: it is stored with it, reaches this server before `inTransaction` resolves, and
 * other servers within a second. See docs/decisions/events.md.
 */
export async function publish(tx: Db, { name }: EventKind): Promise<void> {
  await insertEvent(tx, name);
  await afterCommit(tx, async (root) => {
    for (const handle of local.get(root) ?? []) await handle(name);
  });
}

type Options = { db: Db; databaseUrl: string | undefined; log: FastifyBaseLogger };

/** Hears events: those of this process at once, those of other servers over PostgreSQL. */
export function openEvents({ db, databaseUrl, log }: Options): Events {
  const handlers = new Map<string, Set<() => void | Promise<void>>>();
  const known = local.get(db) ?? new Set();
  let seenUntil: Date | undefined;
  let seen: ReadonlySet<string> = new Set();
  let looking: Promise<void> | undefined;
  let isStale = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let hangUp: (() => Promise<void>) | undefined;

  local.set(db, known.add(handle));

  async function handle(name: string) {
    for (const handler of handlers.get(name) ?? []) {
      try {
        await handler();
      } catch (error) {
        log.error({ err: error, event: name }, 'an event was not handled');
      }
    }
  }

  async function look() {
    const now = await readDatabaseClock(db);
    const from = seenUntil ?? now;
    const found = await findEventsSince(db, new Date(from.getTime() - overlap));
    const isFirst = seenUntil === undefined;
    const fresh = isFirst ? [] : found.filter(({ id }) => !seen.has(id)).map(({ name }) => name);
    // Older events are deleted, so a server that was away longer has missed anything.
    const isTooLate = now.getTime() - from.getTime() > keptFor - overlap;
    seen = new Set(found.map(({ id }) => id));
    seenUntil = now;
    for (const name of new Set(isTooLate ? handlers.keys() : fresh)) await handle(name);
  }

  /** One look at a time; a notification during one asks for another. */
  function catchUp(): Promise<void> {
    isStale = true;
    looking ??= (async () => {
      while (isStale) {
        isStale = false;
        await look();
      }
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const tryToCatchUp = () =>
    catchUp().catch((error: unknown) => log.warn({ err: error }, 'events could not be read'));

  return {
    on: (kind, handler) => {
      handlers.set(kind.name, (handlers.get(kind.name) ?? new Set()).add(handler));
    },
    catchUp,
    sweep: async () =>
      deleteEventsBefore(db, new Date((await readDatabaseClock(db)).getTime() - keptFor)),
    start: async () => {
      if (databaseUrl === undefined) return;
      await tryToCatchUp();
      hangUp = listen(databaseUrl, { onCall: tryToCatchUp, log });
      timer = setInterval(() => void tryToCatchUp(), lookEvery);
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
