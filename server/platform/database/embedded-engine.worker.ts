import { parentPort, workerData } from 'node:worker_threads';
import type { CompiledEngine } from './compiled-engine.ts';
import type { EngineOptions, EngineRequest, EngineReply } from './embedded-engine.ts';
import { exactBytes } from './exact-bytes.ts';
import { openEngine } from './open-engine.ts';
import { completeMessagesLength } from './wire-messages.ts';

const { folder, flushed, compiled } = workerData as EngineOptions & { compiled: CompiledEngine };
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');
const reply = (message: EngineReply, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);

const engine = await openEngine(folder, { flushed, compiled });

let pending = Buffer.alloc(0);

async function answer(bytes: Uint8Array) {
  pending = pending.length === 0 ? Buffer.from(bytes) : Buffer.concat([pending, bytes]);
  const length = completeMessagesLength(pending);
  if (length === 0) return;
  const messages = new Uint8Array(pending.subarray(0, length));
  pending = pending.subarray(length);
  const answers: Uint8Array[] = [];
  await engine.execProtocolRawStream(messages, {
    onRawData: (data) => answers.push(data.slice()),
  });
  if (answers.length === 0) return;
  const all = exactBytes(answers);
  reply({ kind: 'data', bytes: all }, [all.buffer]);
}

let queue = Promise.resolve();
port.on('message', (request: EngineRequest) => {
  queue = queue.then(async () => {
    if (request.kind === 'data') return answer(request.bytes);
    await engine.close();
    reply({ kind: 'closed' });
    return port.close();
  });
});

reply({ kind: 'ready' });
