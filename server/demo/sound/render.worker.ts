import { setImmediate as yieldToMessages } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { keepPieces } from './keep-pieces.ts';
import { loadLame } from './lame.ts';
import { urgencies, type FromWorker, type ToWorker, type Urgency } from './render-messages.ts';
import { renderSegment } from './render-segment.ts';
import type { Recipe } from '../synth/compose.ts';
import { createNoteCache } from '../synth/note-cache.ts';

type Job = {
  id: number;
  recipe: Recipe;
  segment: number;
  urgency: Urgency;
  bytes: number;
  rendering?: ReturnType<typeof renderSegment>;
};

/** Bytes between looks at messages: half a second of sound, 15 ms of work. */
const bytesPerTurn = 8 * 1024;

const lame = await loadLame();
const note = createNoteCache();
const getPiece = keepPieces(note);
const jobs = new Map<number, Job>();
let isWorking = false;

function report(message: FromWorker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  parentPort?.postMessage(message);
}

/** Prefers the shortest of the first segments, so that every listener starts soon. */
function nextJob(): Job | undefined {
  for (const urgency of urgencies) {
    const alike = [...jobs.values()].filter((job) => job.urgency === urgency);
    const order = urgency === 'first' ? 1 : -1;
    const [next] = alike.toSorted((a, b) => (a.bytes - b.bytes) * order);
    if (next) return next;
  }
  return undefined;
}

function end({ id, rendering }: Job) {
  jobs.delete(id);
  rendering?.free();
}

function begin({ recipe, segment }: Job) {
  const { duration } = recipe;
  return renderSegment({ piece: getPiece(recipe), segment, duration }, { lame, note });
}

function takeTurn(job: Job) {
  job.rendering ??= begin(job);
  const parts: Uint8Array[] = [];
  const until = job.bytes + bytesPerTurn;
  let part: Uint8Array | null = null;
  do {
    part = job.rendering.next();
    if (part) parts.push(part);
    job.bytes += part?.length ?? 0;
  } while (part && job.bytes < until);
  report({ kind: 'bytes', job: job.id, bytes: Buffer.concat(parts) });
  if (part) return;
  end(job);
  report({ kind: 'done', job: job.id });
}

async function workUntilDone() {
  if (isWorking) return;
  isWorking = true;
  for (let job = nextJob(); job; job = nextJob()) {
    try {
      takeTurn(job);
    } catch (error) {
      end(job);
      report({ kind: 'failed', job: job.id, message: String(error) });
    }
    await yieldToMessages();
  }
  isWorking = false;
}

parentPort?.on('message', (message: ToWorker) => {
  const known = jobs.get(message.job);
  if (message.kind === 'render') {
    const { job: id, recipe, segment, urgency } = message;
    jobs.set(id, { id, recipe, segment, urgency, bytes: 0 });
  }
  if (message.kind === 'cancel' && known) end(known);
  if (message.kind === 'hurry' && known) known.urgency = message.urgency;
  void workUntilDone();
});
