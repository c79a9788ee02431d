import { freePort, runServer, type ServerProcess } from '../server/testing/run-server.ts';

export { freePort };

/** As `npm start` sets it (see `prepare.mjs`), with rendering ahead on. */
const asStarted = { MALLOC_ARENA_MAX: '2', TONADA_RENDER_AHEAD: 'on' };

/** The server as a user runs it: its own process, port and data folder. */
export type RealServer = {
  origin: string;
  port: number;
  dataFolder: string;
  /** Defined while it runs. */
  pid: () => number | undefined;
  /** Everything printed so far. */
  log: () => string;
  /** Restarts on the same port and data; resolves once ready. */
  start: () => Promise<void>;
  /** Stops it gracefully and waits for the exit. */
  stop: () => Promise<void>;
  /** Sends SIGKILL, like a crash. */
  kill: () => Promise<void>;
};

type Options = {
  dataFolder: string;
  port?: number;
  env?: Record<string, string>;
  /** Another built and installed checkout; defaults to this one. */
  projectFolder?: string | undefined;
};

/**
 * Starts `server/main.ts` and resolves once it is ready. `timeout` is in milliseconds.
 *
 * @throws when it ends or stays silent; the message includes its output.
 */
export async function startRealServer(
  { dataFolder, port: wantedPort, env = {}, projectFolder }: Options,
  timeout = 60_000,
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
