import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const projectFolder = resolve(import.meta.dirname, '../..');
const poll = 50;

export type ServerProcess = {
  origin: string;
  /** Defined while it runs. */
  pid: () => number | undefined;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves with the exit code, or null after a signal. */
  ended: Promise<number | null>;
  /**
   * Resolves once it answers.
   *
   * @throws when it ends instead.
   */
  ready: () => Promise<void>;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a project folder's server in its own process, with only these settings. */
export async function runServer(
  settings: Record<string, string>,
  folder = projectFolder,
): Promise<ServerProcess> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const own = { PORT: String(await freePort()), PATH, NODE_COMPILE_CACHE };
  // Rendering ahead would take a core for two minutes.
  const env = { ...own, TONADA_RENDER_AHEAD: 'off', ...settings };
  const main = join(folder, 'server/main.ts');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  const origin = `http://localhost:${env.PORT}`;
  const isRunning = () => child.exitCode === null && child.signalCode === null;

  async function ready() {
    for (;;) {
      if (!isRunning()) throw new Error(output);
      const isUp = await fetch(`${origin}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      await pause(poll);
    }
  }

  async function kill(signal: NodeJS.Signals) {
    child.kill(signal);
    return ended;
  }

  const pid = () => (isRunning() ? child.pid : undefined);
  return { origin, pid, output: () => output, ended, ready, kill };
}
