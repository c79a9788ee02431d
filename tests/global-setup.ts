import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRealServer } from '../scripts/real-server.ts';

/**
 * Creates the demo data once. Every worker's server starts on a copy of it, which takes a moment
 * instead of seconds.
 */
export default async function prepareDemoData() {
  if (!existsSync('dist/index.html')) throw new Error('Run `npm run build` before the journeys.');
  const folder = await mkdtemp(join(tmpdir(), 'tonada-e2e-'));
  process.env.E2E_FOLDER = folder;
  const server = await startRealServer({ dataFolder: join(folder, 'template') }, 180_000);
  await server.stop();
  return () => rm(folder, { recursive: true, force: true });
}
