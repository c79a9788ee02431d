import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './render-messages.ts';
import type { Recipe } from './synth/compose.ts';

/** A track to be rendered into the file at `path`, and who is told how it goes. */
export type RenderJob = {
  recipe: Recipe;
  path: string;
  isUrgent: boolean;
  onProgress: (bytes: number) => void;
  onDone: () => void;
  onFailed: (error: Error) => void;
};

export type RenderPool = {
  /** Queues a job; the answer changes how urgent it is. */
  render(job: RenderJob): { hurry: (isUrgent: boolean) => void };
  /** Ends the workers; unfinished jobs fail. */
  close(): Promise<void>;
};

type Active = { id: number; job: RenderJob };
type Member = { worker: Worker; active: Map<number, RenderJob>; idle?: NodeJS.Timeout | undefined };

/** Jobs that a worker holds at once; each keeps some 30 MB of notes. */
const jobsPerWorker = 3;

/** All cores but one, which serves; more than four would only cost memory. */
const defaultSize = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * Worker threads that render tracks. They start when there is work and end after `idleMilliseconds`
 * without any, so that memory falls. Urgent jobs pass the others, also those already being rendered,
 * and take their room where there is none; others start only while nothing is rendered, one at a time.
 */
export function createRenderPool({
  size = defaultSize,
  idleMilliseconds = 15_000,
} = {}): RenderPool {
  const members = new Set<Member>();
  const queue: Active[] = [];
  let nextId = 1;
  let isClosed = false;

  function addMember(): Member {
    const worker = new Worker(new URL('render.worker.ts', import.meta.url));
    const member: Member = { worker, active: new Map() };
    worker.on('message', (message: FromWorker) => hear(member, message));
    worker.on('error', (error) =>
      drop(member, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => drop(member, new Error('the rendering worker ended')));
    members.add(member);
    return member;
  }

  function drop(member: Member, error: Error) {
    clearTimeout(member.idle);
    members.delete(member);
    const lost = [...member.active.values()];
    member.active.clear();
    for (const job of lost) job.onFailed(error);
    if (!isClosed) assign();
  }

  function hear(member: Member, message: FromWorker) {
    const job = member.active.get(message.job);
    if (!job) return;
    if (message.kind === 'progress') {
      job.onProgress(message.bytes);
      return;
    }
    member.active.delete(message.job);
    assign();
    if (member.active.size === 0) rest(member);
    if (message.kind === 'done') job.onDone();
    else job.onFailed(new Error(message.message));
  }

  function rest(member: Member) {
    clearTimeout(member.idle);
    member.idle = setTimeout(() => {
      members.delete(member);
      void member.worker.terminate();
    }, idleMilliseconds).unref();
  }

  function memberWithRoom(): Member | undefined {
    const [lightest] = [...members].toSorted((a, b) => a.active.size - b.active.size);
    if (lightest && (lightest.active.size === 0 || members.size >= size)) {
      return lightest.active.size < jobsPerWorker ? lightest : undefined;
    }
    return addMember();
  }

  /** Gives up a job that nobody waits for, so that an urgent one can start. */
  function makeRoom(): Member | undefined {
    for (const member of members) {
      const idle = [...member.active].find(([, job]) => !job.isUrgent);
      if (!idle) continue;
      const [id, job] = idle;
      member.active.delete(id);
      send(member, { kind: 'cancel', job: id });
      job.onFailed(new Error('given up for a more urgent rendering'));
      return member;
    }
    return undefined;
  }

  function assign() {
    for (;;) {
      const isBusy = [...members].some(({ active }) => active.size > 0);
      const next = queue.find(({ job }) => job.isUrgent) ?? (isBusy ? undefined : queue[0]);
      const member = next && (memberWithRoom() ?? (next.job.isUrgent ? makeRoom() : undefined));
      if (!next || !member) return;
      queue.splice(queue.indexOf(next), 1);
      clearTimeout(member.idle);
      member.active.set(next.id, next.job);
      const { recipe, path, isUrgent } = next.job;
      send(member, { kind: 'render', job: next.id, recipe, path, isUrgent });
    }
  }

  function send(member: Member, message: ToWorker) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    member.worker.postMessage(message);
  }

  return {
    render(job) {
      const id = nextId;
      nextId += 1;
      queue.push({ id, job });
      if (isClosed) queue.pop()?.job.onFailed(new Error('the server is stopping'));
      else assign();
      return {
        hurry(isUrgent) {
          if (job.isUrgent === isUrgent) return;
          job.isUrgent = isUrgent;
          const member = [...members].find(({ active }) => active.has(id));
          if (member) send(member, { kind: 'hurry', job: id, isUrgent });
          else assign();
        },
      };
    },
    async close() {
      isClosed = true;
      for (const { job } of queue.splice(0)) job.onFailed(new Error('the server is stopping'));
      await Promise.all([...members].map(({ worker }) => worker.terminate()));
    },
  };
}
