import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { endWithParent } from '../end-with-parent.ts';
import { openEngine } from './open-engine.ts';
import { rootReason } from './start-problems.ts';
import { errorCode } from './sql-state.ts';

export type MakingFailure = { reason: string; code: string | undefined };

// The engine has a thread of its own, so that the program notices its server's end.
if (isMainThread) {
  endWithParent();
  const [, , folder] = process.argv;
  const worker = new Worker(new URL(import.meta.url), { workerData: folder });
  worker.on('error', (error) => {
    const failure: MakingFailure = { reason: rootReason(error), code: errorCode(error) };
    process.send?.(failure);
    process.exitCode = 1;
  });
} else {
  const engine = await openEngine(String(workerData), { flushed: false });
  await engine.close();
}
