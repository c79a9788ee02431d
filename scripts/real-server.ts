import { freePort, runServer, type ServerProcess } from '../server/testing/run-server.ts';

export { freePort };

/** As `npm start` sets it, see `prepare.mjs`, and with everything that it does by itself. */
const asStarted = { MALLOC_ARENA_MAX: '2', TONADA_RENDER_AHEAD: 'on' };

/** The server as a person runs it: its own process, port and data folder. */
export type RealServer = {
  origin: string;
  port: number;
  dataFolder: string;
  /** Process id while it runs. */
  pid: () => number | undefined;
  /** What it has printed so far. */
  log: () => string;
  /** Starts it again on the same port and data; answers once it is ready. */
  start: () => Promise<void>;
  /** Asks it to stop and waits until it has. */
  stop: () => Promise<void>;
  /** Ends it with SIGKILL, as a crash would. */
  kill: () => Promise<void>;
};

type Options = {
  dataFolder: string;
  port?: number;
  env?: Record<string, string>;
  /** Of another checkout, which is built and installed; otherwise this one's server. */
  projectFolder?: string | undefined;
};

/**
 * Starts `server/main.ts` and answers once it is ready. `timeout` is in milliseconds.
 *
 * @throws when it ends or stays silent instead; the message carries what it printed.
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
