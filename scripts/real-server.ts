import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { projectFolder } from './project-files.ts';

/** As `npm start` sets it; see `prepare.mjs`. */
const asStarted = { MALLOC_ARENA_MAX: '2' };

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

type Options = { dataFolder: string; port?: number; env?: Record<string, string> };

const readyPath = '/api/ready';
const pollEvery = 100;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The system gave no free port.');
}

/** Settings of whoever runs the tests must not reach the server under test. */
function cleanEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith('TONADA_') && !['DATABASE_URL', 'PORT', 'HOST'].includes(name),
    ),
  );
}

/**
 * Starts `server/main.ts` and answers once it is ready. `timeout` is in milliseconds.
 *
 * @throws when it ends or stays silent instead; the message carries what it printed.
 */
export async function startRealServer(
  { dataFolder, port: wantedPort, env = {} }: Options,
  timeout = 60_000,
): Promise<RealServer> {
  const port = wantedPort ?? (await freePort());
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let log = '';

  async function start() {
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...asStarted,
        ...cleanEnvironment(),
        PORT: `${port}`,
        TONADA_DATA_DIR: dataFolder,
        ...env,
      },
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
      });
    }
    const deadline = Date.now() + timeout;
    while (!(await isReady(origin))) {
      if (started.exitCode !== null) throw new Error(`The server ended.\n${log}`);
      if (Date.now() > deadline) {
        started.kill('SIGKILL');
        throw new Error(`The server was not ready after ${timeout} ms.\n${log}`);
      }
      await delay(pollEvery);
    }
  }

  async function end(signal: NodeJS.Signals) {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }

  await start();
  return {
    origin,
    port,
    dataFolder,
    pid: () => child?.pid,
    log: () => log,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}${readyPath}`)).ok;
  } catch {
    return false;
  }
}
