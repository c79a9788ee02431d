import { patience } from './run-tests/patience.ts';
import { freePort, runServer, type ServerProcess } from '../server/testing/run-server.ts';

export { freePort };

/** As `npm start` sets it (see `prepare.mjs`), with rendering ahead on. */
const asStarted = { MALLOC_ARENA_MAX: '2', TONADA_RENDER_AHEAD: 'on' };

export type RealServer = {
  origin: string;
  port: number;
  dataFolder: string;
  pid: () => number | undefined;
  log: () => string;
  /** Keeps port and data; resolves once ready. */
  start: () => Promise<void>;
  /** Waits for the exit. */
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

type Options = {
  dataFolder: string;
  port?: number;
  env?: Record<string, string>;
  /** Another built and installed checkout. */
  projectFolder?: string | undefined;
};

/**
 * Resolves once it is ready. `timeout` is in milliseconds.
 *
 * @throws when it ends or stays silent, with its output.
 */
export async function startRealServer(
  { dataFolder, port: wantedPort, env = {}, projectFolder }: Options,
  timeout = 120_000 * patience,
): Promise<RealServer> {
  const port = wantedPort ?? (await freePort());
  const settings = { ...asStarted, PORT: `${port}`, TONADA_DATA_DIR: dataFolder, ...env };
  const started: ServerProcess[] = [];
  const log = () => started.map((each) => each.output()).join('');

  async function start() {
    const server = await runServer(settings, projectFolder);
    started.push(server);
    const late = setTimeout(() => void server.kill('SIGKILL'), timeout);
    await server.ready().finally(() => clearTimeout(late));
  }

  const end = async (signal: NodeJS.Signals) => {
    await started.at(-1)?.kill(signal);
  };

  await start();
  return {
    origin: `http://localhost:${port}`,
    port,
    dataFolder,
    pid: () => started.at(-1)?.pid(),
    log,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
