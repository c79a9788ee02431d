import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { CompiledEngine } from './compiled-engine.ts';
import { DurableFiles } from './durable-files.ts';

// The engine's own fdatasync does nothing.
const flushing = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/**
 * @param flushed whether commits wait for the disk.
 * @throws the system error, if there was one.
 */
export async function openEngine(
  folder: string,
  { flushed, compiled }: { flushed: boolean; compiled?: CompiledEngine },
): Promise<PGlite> {
  // A killed process leaves this file.
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
    if (files.lastFailure !== undefined) throw files.lastFailure;
    throw new Error('the engine does not start', { cause: error });
  }
}
