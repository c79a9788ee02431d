import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { channel } from './event.repository.ts';

type Options = { onCall: () => Promise<void>; log: FastifyBaseLogger };

/** Milliseconds before a lost connection is retried. */
const pauses = { first: 250, most: 10_000 };

/**
 * Calls `onCall` for each notification and after each lost connection.
 *
 * @returns ends it.
 */
export function listen(connectionString: string, { onCall, log }: Options): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;
  let isOver = false;

  async function connect() {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: 'tonada-events',
    });
    client = next;
    next.on('notification', () => void onCall());
    next.on('error', (error) => log.warn({ err: error }, 'the connection for events broke'));
    next.on('end', again);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      pause = pauses.first;
      await onCall();
    } catch (error) {
      log.warn({ err: error }, 'no connection for events');
      await next.end().catch(() => undefined);
      again();
    }
  }

  function again() {
    if (isOver || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, pause);
    timer.unref();
    pause = Math.min(pause * 2, pauses.most);
  }

  void connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
