import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFiles } from './durable-files.ts';
import type { EngineRequest, EngineReply } from './embedded-engine.ts';
import { completeMessagesLength } from './wire-messages.ts';

const { folder, flushed } = workerData as { folder: string; flushed: boolean };
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');
const reply = (message: EngineReply) => port.postMessage(message);

// A killed owner leaves it behind; the data folder's lock has shown that nobody is in.
rmSync(join(folder, 'postmaster.pid'), { force: true });

// The engine starts with flushing off (-F). Its fdatasync does nothing, hence the method.
const startParams = flushed
  ? [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ]
  : PGlite.defaultStartParams;

const engine = await PGlite.create({
  fs: new DurableFiles(folder),
  extensions: { pg_trgm },
  startParams: [...startParams, '-c', 'shared_buffers=48MB'],
});

let pending = Buffer.alloc(0);

/** Answers the complete protocol messages received so far; the rest waits for its end. */
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
  if (answers.length > 0) reply({ kind: 'data', bytes: Buffer.concat(answers) });
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
