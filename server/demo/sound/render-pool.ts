import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { urgencies, type FromWorker, type ToWorker, type Urgency } from './render-messages.ts';
import type { Recipe } from '../synth/compose.ts';

export type RenderJob = {
  recipe: Recipe;
  segment: number;
  urgency: Urgency;
  onBytes: (bytes: Uint8Array) => void;
  onFailed: (error: Error) => void;
};

export type Rendering = {
  hurry: (urgency: Urgency) => void;
  cancel: () => void;
};

export type RenderPool = {
  render(job: RenderJob): Rendering;
  /** Fails unfinished jobs. */
  close(): Promise<void>;
};

type Member = { worker: Worker; active: Map<number, RenderJob>; idle?: NodeJS.Timeout | undefined };

/** A job takes some 3 MB, besides a worker's 64 MB of notes. */
const jobsPerWorker = 48;

/** One core is left for serving; more than four workers would only cost memory. */
const defaultSize = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * Workers start on demand and end after `idleMilliseconds`, to free memory. First segments all
 * start at once and progress alike; a worker has at most one other segment, which pauses
 * meanwhile.
 */
export function createRenderPool({
  size = defaultSize,
  idleMilliseconds = 15_000,
} = {}): RenderPool {
  const members = new Set<Member>();
  const queue = new Map<number, RenderJob>();
  let nextId = 1;
  let isClosed = false;

  function addMember(): Member {
    const worker = new Worker(new URL('render.worker.ts', import.meta.url));
    const member: Member = { worker, active: new Map() };
    worker.on('message', (message: FromWorker) => handleMessage(member, message));
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

  function handleMessage(member: Member, message: FromWorker) {
    const job = member.active.get(message.job);
    if (!job) return;
    if (message.kind === 'bytes') {
      job.onBytes(message.bytes);
      return;
    }
    release(member, message.job);
    if (message.kind === 'failed') job.onFailed(new Error(message.message));
  }

  function release(member: Member, id: number) {
    member.active.delete(id);
    assign();
    if (member.active.size === 0) rest(member);
  }

  function rest(member: Member) {
    clearTimeout(member.idle);
    member.idle = setTimeout(() => {
      members.delete(member);
      void member.worker.terminate();
    }, idleMilliseconds).unref();
  }

  function memberFor(urgency: Urgency): Member | undefined {
    const [lightest] = [...members].toSorted((a, b) => a.active.size - b.active.size);
    const most = urgency === 'first' ? jobsPerWorker : 1;
    if (lightest && (lightest.active.size === 0 || members.size >= size)) {
      return lightest.active.size < most ? lightest : undefined;
    }
    return addMember();
  }

  function nextJob(): [number, RenderJob] | undefined {
    const waiting = [...queue];
    for (const urgency of urgencies) {
      const found = waiting.find(([, job]) => job.urgency === urgency);
      if (found) return found;
    }
    return undefined;
  }

  function assign() {
    for (let next = nextJob(); next; next = nextJob()) {
      const [id, { recipe, segment, urgency }] = next;
      const member = memberFor(urgency);
      if (!member) return;
      queue.delete(id);
      clearTimeout(member.idle);
      member.active.set(id, next[1]);
      send(member, { kind: 'render', job: id, recipe, segment, urgency });
    }
  }

  function send(member: Member, message: ToWorker) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    member.worker.postMessage(message);
  }

  const memberWith = (id: number) => [...members].find(({ active }) => active.has(id));

  return {
    render(job) {
      const id = nextId;
      nextId += 1;
      if (isClosed) {
        job.onFailed(new Error('the server is stopping'));
      } else {
        queue.set(id, job);
        assign();
      }
      return {
        hurry(urgency) {
          if (job.urgency === urgency) return;
          job.urgency = urgency;
          const member = memberWith(id);
          if (member) send(member, { kind: 'hurry', job: id, urgency });
          else assign();
        },
        cancel() {
          queue.delete(id);
          const member = memberWith(id);
          if (!member) return;
          send(member, { kind: 'cancel', job: id });
          release(member, id);
        },
      };
    },
    async close() {
      isClosed = true;
      const waiting = [...queue.values()];
      queue.clear();
      for (const job of waiting) job.onFailed(new Error('the server is stopping'));
      await Promise.all([...members].map(({ worker }) => worker.terminate()));
    },
  };
}
