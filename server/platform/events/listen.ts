import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** What gets the text of each notification, by channel. */
export type Channels = Map<string, (text: string) => void>;

type Options = { channels: Channels; onConnect: () => Promise<void>; log: FastifyBaseLogger };

/** Milliseconds before a lost connection is retried. */
const pauses = { first: 250, most: 10_000 };

/**
 * Calls `onConnect` at the start and after each lost connection.
 *
 * @returns ends it.
 */
export function listen(
  connectionString: string,
  { channels, onConnect, log }: Options,
): () => Promise<void> {
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
    next.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.(payload));
    next.on('error', (error) => log.warn({ err: error }, 'the connection for events broke'));
    next.on('end', again);
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`listen ${channel}`);
      pause = pauses.first;
      await onConnect();
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
