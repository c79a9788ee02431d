import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const projectFolder = resolve(import.meta.dirname, '../..');
const poll = 50;

export type ServerProcess = {
  origin: string;
  /** Process id while it runs. */
  pid: () => number | undefined;
  /** What it has printed so far. */
  output: () => string;
  /** Waits for its end; the exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  /** Waits until it answers. @throws when it ends instead. */
  ready: () => Promise<void>;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts the server of a project's folder as a person does, in a process of its own, with these settings alone. */
export async function runServer(
  settings: Record<string, string>,
  folder = projectFolder,
): Promise<ServerProcess> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const own = { PORT: String(await freePort()), PATH, NODE_COMPILE_CACHE };
  // Songs that nobody asks for would take a core for two minutes.
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
