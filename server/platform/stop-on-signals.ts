import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open-database.ts';

/** Milliseconds that requests under way get; a paused player would otherwise hold its download open. */
const patience = 5_000;

/** Milliseconds after which what does not come to its end is left: supervisors kill after 10 to 90 s. */
const longest = 15_000;

/** Milliseconds within which signals are one: a terminal, npm and our own start each pass it on. */
const echo = 1_000;

/**
 * On SIGTERM or SIGINT takes no more requests, finishes those under way and closes the database. A
 * later second signal ends at once, and a stop that hangs ends after 15 s; neither loses anything that
 * was acknowledged.
 */
export function stopOnSignals(app: FastifyInstance, database: Pick<Database, 'close'>) {
  let stoppingSince: number | undefined;
  const stop = (signal: string) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echo) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    app.log.info({ signal }, 'stopping');
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
    setTimeout(() => {
      app.log.error(`not stopped after ${longest} ms: what is under way is left`);
      process.exit(1);
    }, longest).unref();
    void close(app, database);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function close(app: FastifyInstance, database: Pick<Database, 'close'>) {
  let exitCode = 0;
  try {
    await app.close();
  } catch (error) {
    app.log.error({ err: error }, 'closing failed');
    exitCode = 1;
  }
  await database.close();
  process.exit(exitCode);
}
