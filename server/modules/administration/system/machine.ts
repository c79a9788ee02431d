import { statfs } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** Milliseconds over all cores. */
export type CoreTime = { busy: number; passed: number };

export function readCoreTime(): CoreTime {
  let busy = 0;
  let passed = 0;
  for (const { times } of cpus()) {
    const all = times.user + times.nice + times.sys + times.irq + times.idle;
    passed += all;
    busy += all - times.idle;
  }
  return { busy, passed };
}

/** From 0 to 1. */
export function busyShare(before: CoreTime, after: CoreTime): number {
  const passed = after.passed - before.passed;
  if (passed <= 0) return 0;
  return Math.min(Math.max((after.busy - before.busy) / passed, 0), 1);
}

/** Bytes. */
export function readMemory() {
  const limit = process.constrainedMemory();
  const total = limit > 0 && limit < totalmem() ? limit : totalmem();
  const used = Math.max(total - process.availableMemory(), 0);
  return { total, used: Math.min(used, total), own: process.memoryUsage.rss() };
}

/** Bytes. */
export async function readStorage(folder: string) {
  const { bsize, blocks, bavail } = await statfs(folder);
  const total = bsize * blocks;
  return { total, used: total - bsize * bavail };
}
