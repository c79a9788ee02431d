import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open-database.ts';

/** Milliseconds; a paused player would hold its download open. */
const patience = 5_000;

/** In milliseconds; supervisors kill after 10 to 90 s. */
const longest = 15_000;

/** Milliseconds; a terminal, npm and our own start each pass the signal on. */
const echo = 1_000;

/**
 * Finishes running requests and closes the database; a later second signal exits at once.
 *
 * @returns a function that ends it.
 * @param drain seconds for which the server still answers while `/api/ready` is red, so that a
 * proxy sends it nothing more.
 */
export function stopOnSignals(
  app: Pick<FastifyInstance, 'close' | 'log' | 'server' | 'stopping'>,
  database: Pick<Database, 'close'>,
  drain: number,
): () => void {
  let stoppingSince: number | undefined;
  const stop = (signal: string) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echo) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    app.log.info({ signal }, 'stopping');
    app.stopping.isOn = true;
    setTimeout(() => closeWithin(app, database), drain * 1_000);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return () => void process.off('SIGTERM', stop).off('SIGINT', stop);
}

/** Finishes running requests and closes the database, in a process that goes on. */
export async function closeServer(
  app: Pick<FastifyInstance, 'close' | 'server'>,
  database: Pick<Database, 'close'>,
): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close().finally(() => clearTimeout(timer));
  await database.close();
}

function closeWithin(
  app: Pick<FastifyInstance, 'close' | 'log' | 'server'>,
  database: Pick<Database, 'close'>,
) {
  setTimeout(() => app.server.closeAllConnections(), patience).unref();
  setTimeout(() => {
    app.log.error(`not stopped after ${longest} ms: what is under way is left`);
    process.exit(1);
  }, longest).unref();
  void close(app, database);
}

async function close(
  app: Pick<FastifyInstance, 'close' | 'log'>,
  database: Pick<Database, 'close'>,
) {
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
