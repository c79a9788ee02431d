import { spawnSync } from 'node:child_process';

/** Milliseconds that the start below takes on an idle core of the machine that limits were set on. */
const idleStart = 800;

const start = "import 'fastify'; import 'zod'; import '@playwright/test';";

/**
 * How many times longer than on an idle machine a start takes, from 1 to 8. Limits of tests are
 * multiplied by it, because a busy machine is no defect.
 */
export function measurePatience(now = () => performance.now()): number {
  const begin = now();
  spawnSync(process.execPath, ['--input-type=module', '--eval', start]);
  return Math.min(8, Math.max(1, Math.round(((now() - begin) / idleStart) * 2) / 2));
}

/** What the run measured, or 1 for a runner that somebody started by itself. */
export const patience = Number(process.env['TEST_PATIENCE'] ?? 1);
