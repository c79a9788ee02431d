import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { CompiledEngine } from './compiled-engine.ts';
import { DurableFiles } from './durable-files.ts';

// The engine starts with flushing off (-F). Its fdatasync does nothing, hence the method.
const flushing = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/**
 * Opens PostgreSQL inside this thread on the files of a folder, made when it is empty. `flushed`
 * says whether a commit waits for the disk; without `compiled` the engine is compiled first. @throws the failure of the system, where there was
 * one.
 */
export async function openEngine(
  folder: string,
  { flushed, compiled }: { flushed: boolean; compiled?: CompiledEngine },
): Promise<PGlite> {
  // A killed owner leaves it behind; the data folder's lock has shown that nobody is in.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const defaults = PGlite.defaultStartParams;
  const files = new DurableFiles(folder);
  try {
    return await PGlite.create({
      ...compiled,
      fs: files,
      startParams: [
        ...(flushed ? defaults.filter((parameter) => parameter !== '-F') : defaults),
        ...(flushed ? flushing : []),
        '-c',
        'shared_buffers=24MB',
      ],
    });
  } catch (error) {
    // Its own failure is a number; what the system said about a file tells more.
    if (files.lastFailure !== undefined) throw files.lastFailure;
    throw new Error('the engine does not start', { cause: error });
  }
}
