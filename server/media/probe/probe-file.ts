import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { busyProblem } from '../../platform/busy-problem.ts';
import type { ProbeAnswer, ProbeOrder } from './probe-messages.ts';
import type { Probes } from './probes.ts';
import { hasWork, readProcessorTime } from './processor-time.ts';

const atOnce = 2;
const waitingMost = 64;

/** Seconds. */
const retryAfter = 5;

/** Milliseconds; the slowest good files take about two seconds of CPU time. */
const patience = 15_000;

/** Milliseconds of CPU time; a file with less is not to blame. */
const starvedBelow = 3_000;

/** Milliseconds until an idle helper ends. */
const idleMost = 30_000;

/** Megabytes of heap; unpacked data is outside it. */
const heapMost = 256;

const waiting: { person: string; start: () => Promise<void> }[] = [];
const served = new Set<string>();
const idle = new Map<ChildProcess, NodeJS.Timeout>();

type Found<Kind extends keyof Probes> = Awaited<ReturnType<Probes[Kind]>> | 'unreadable';

/**
 * Runs in a process of its own, which the file may crash. Source:
 * docs/decisions/media.md.
 *
 * @param person whose files are probed one after another.
 * @throws {Problem} 503 when too many files wait.
 */
export function probeFile<Kind extends keyof Probes>(
  person: string,
  kind: Kind,
  ...args: Parameters<Probes[Kind]>
): Promise<Found<Kind>> {
  if (waiting.length >= waitingMost) return Promise.reject(busyProblem(retryAfter));
  return new Promise((resolve, reject) => {
    const start = () =>
      ask({ kind, args } as ProbeOrder).then((found) => resolve(found as Found<Kind>), reject);
    waiting.push({ person, start });
    startNext();
  });
}

function startNext() {
  if (served.size >= atOnce) return;
  const index = waiting.findIndex(({ person }) => !served.has(person));
  const [next] = index < 0 ? [] : waiting.splice(index, 1);
  if (next === undefined) return;
  served.add(next.person);
  void next.start().finally(() => {
    served.delete(next.person);
    startNext();
  });
}

async function ask(order: ProbeOrder): Promise<unknown> {
  const helper = takeHelper();
  const hasStarved = watchProcessor(helper);
  let isStarved = false;
  const late = setTimeout(() => {
    isStarved = hasStarved();
    helper.kill('SIGKILL');
  }, patience);
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
    over.abort();
    await Promise.allSettled([answered, died]);
    keep(helper);
  }
}

/** @returns whether the process was starved of CPU time, rather than idle. */
function watchProcessor({ pid = 0 }: ChildProcess): () => boolean {
  const had = readProcessorTime(pid);
  return () => {
    const has = readProcessorTime(pid);
    return had !== null && has !== null && has - had < starvedBelow && hasWork(pid);
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
