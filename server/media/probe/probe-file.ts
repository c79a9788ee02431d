import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { busyProblem } from '../../platform/busy-problem.ts';
import { allowedTime } from './allowed-time.ts';
import { takeTurn } from './probe-lanes.ts';
import type { ProbeAnswer, ProbeOrder } from './probe-messages.ts';
import type { Probes } from './probes.ts';
import { hasWork, readProcessorTime } from './processor-time.ts';

/** Seconds. */
const retryAfter = 5;

/** Milliseconds; after them a file that did not use its allowed time is not to blame. */
const patience = 60_000;

/** Milliseconds between looks at the CPU time. */
const lookEvery = 250;

/** Milliseconds until an idle helper ends. */
const idleMost = 30_000;

/** Megabytes of heap; unpacked data is outside it. */
const heapMost = 256;

const idle = new Map<ChildProcess, NodeJS.Timeout>();

type Found<Kind extends keyof Probes> = Awaited<ReturnType<Probes[Kind]>> | 'unreadable';

/**
 * Runs in a process of its own, which the file may crash. Source:
 * docs/decisions/media.md.
 *
 * @param person whose files are probed one after another.
 * @returns 'unreadable' also for a file that used up the time that its size allows.
 * @throws {Problem} 503 when too many files wait.
 */
export function probeFile<Kind extends keyof Probes>(
  person: string,
  kind: Kind,
  ...args: Parameters<Probes[Kind]>
): Promise<Found<Kind>> {
  const found = takeTurn(person, kind, async () => {
    const [content] = args;
    const bytes = typeof content === 'string' ? await countBytes(content) : content.length;
    return ask({ kind, args } as ProbeOrder, allowedTime(bytes));
  });
  return found as Promise<Found<Kind>>;
}

const countBytes = async (path: string) => (await stat(path)).size;

async function ask(order: ProbeOrder, allowed: number): Promise<unknown> {
  const helper = takeHelper();
  const countUsed = watchProcessor(helper);
  let isStarved = false;
  const late = setTimeout(() => {
    const used = countUsed();
    isStarved = used !== null && used < allowed && hasWork(helper.pid ?? 0);
    helper.kill('SIGKILL');
  }, patience);
  const look = setInterval(() => {
    if ((countUsed() ?? 0) >= allowed) helper.kill('SIGKILL');
  }, lookEvery);
  const over = new AbortController();
  const { signal } = over;
  const answered = once(helper, 'message', { signal }).then(([answer]) => answer as ProbeAnswer);
  const died = once(helper, 'exit', { signal }).then((): ProbeAnswer => ({ found: 'unreadable' }));
  try {
    helper.send(order);
    const answer = await Promise.race([answered, died]);
    if (isStarved) throw busyProblem(retryAfter);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.found;
  } finally {
    clearTimeout(late);
    clearInterval(look);
    over.abort();
    await Promise.allSettled([answered, died]);
    keep(helper);
  }
}

/** @returns milliseconds of CPU time since, or null where the system does not report it. */
function watchProcessor({ pid = 0 }: ChildProcess): () => number | null {
  const had = readProcessorTime(pid);
  return () => {
    const has = readProcessorTime(pid);
    return had === null || has === null ? null : has - had;
  };
}

function takeHelper(): ChildProcess {
  for (const [helper, end] of idle) {
    clearTimeout(end);
    idle.delete(helper);
    if (isAlive(helper)) return helper;
  }
  return startHelper();
}

function keep(helper: ChildProcess) {
  if (!isAlive(helper)) return;
  const end = setTimeout(() => {
    idle.delete(helper);
    helper.kill('SIGKILL');
  }, idleMost).unref();
  idle.set(helper, end);
}

const isAlive = ({ connected, exitCode, signalCode }: ChildProcess) =>
  connected && exitCode === null && signalCode === null;

function startHelper(): ChildProcess {
  const helper = fork(new URL('./probe.worker.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMost}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Untrusted files must not reach secrets.
    env: { SystemRoot: process.env['SystemRoot'], MALLOC_ARENA_MAX: '2' },
  });
  helper.on('error', () => undefined);
  helper.unref();
  helper.channel?.unref();
  makeLastInLine(helper).catch(() => undefined);
  return helper;
}

/** When memory runs out, Linux kills the helper rather than the server. */
async function makeLastInLine({ pid }: ChildProcess) {
  if (pid === undefined) return;
  setPriority(pid, 10);
  await writeFile(`/proc/${pid}/oom_score_adj`, '1000');
}
