import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { setImmediate as yieldToMessages } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { createMp3Encoder } from 'wasm-media-encoders';
import type { FromWorker, ToWorker } from './render-messages.ts';
import { renderMp3, type Encoder } from './render-mp3.ts';

type Job = {
  id: number;
  isUrgent: boolean;
  bytes: number;
  file: number;
  encoder: Encoder;
  rendering: ReturnType<typeof renderMp3>;
};

type RenderMessage = Extract<ToWorker, { kind: 'render' }>;

/** Blocks (0.1 s each) rendered before messages are looked at: about 10 ms of work. */
const blocksPerTurn = 8;

const waiting: RenderMessage[] = [];
const jobs: Job[] = [];
const freeEncoders: Encoder[] = [];
let isWorking = false;

function tell(message: FromWorker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  parentPort?.postMessage(message);
}

async function begin({ job, recipe, path, isUrgent }: RenderMessage) {
  const encoder = freeEncoders.pop() ?? (await createMp3Encoder());
  const file = openSync(path, 'w', 0o600);
  const rendering = renderMp3(recipe, encoder);
  jobs.push({ id: job, isUrgent, bytes: 0, file, encoder, rendering });
}

function end(job: Job) {
  jobs.splice(jobs.indexOf(job), 1);
  freeEncoders.push(job.encoder);
  closeSync(job.file);
}

/**
 * Urgent jobs first: the one that has least, so that everyone starts soon. Otherwise the one that has
 * most, so that files become complete one after another.
 */
function nextJob(): Job | undefined {
  const urgent = jobs.filter(({ isUrgent }) => isUrgent).toSorted((a, b) => a.bytes - b.bytes);
  return urgent[0] ?? jobs.toSorted((a, b) => b.bytes - a.bytes)[0];
}

function work(job: Job) {
  try {
    for (let block = 0; block < blocksPerTurn; block += 1) {
      const bytes = job.rendering.next();
      if (bytes === null) {
        fsyncSync(job.file);
        end(job);
        tell({ kind: 'done', job: job.id });
        return;
      }
      for (let from = 0; from < bytes.length;) from += writeSync(job.file, bytes, from);
      job.bytes += bytes.length;
    }
    tell({ kind: 'progress', job: job.id, bytes: job.bytes });
  } catch (error) {
    end(job);
    tell({ kind: 'failed', job: job.id, message: String(error) });
  }
}

async function workUntilDone() {
  if (isWorking) return;
  isWorking = true;
  for (;;) {
    const message = waiting.shift();
    if (message) {
      await begin(message).catch((error: unknown) =>
        tell({ kind: 'failed', job: message.job, message: String(error) }),
      );
      continue;
    }
    const job = nextJob();
    if (!job) break;
    work(job);
    await yieldToMessages();
  }
  isWorking = false;
}

function cancel(id: number) {
  const index = waiting.findIndex(({ job }) => job === id);
  if (index >= 0) waiting.splice(index, 1);
  const job = jobs.find((one) => one.id === id);
  if (job) end(job);
}

function hurry(id: number, isUrgent: boolean) {
  for (const job of jobs.filter((one) => one.id === id)) job.isUrgent = isUrgent;
  for (const message of waiting.filter(({ job }) => job === id)) message.isUrgent = isUrgent;
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'render') waiting.push(message);
  if (message.kind === 'cancel') cancel(message.job);
  if (message.kind === 'hurry') hurry(message.job, message.isUrgent);
  void workUntilDone();
});
