import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRealServer } from '../scripts/real-server.ts';

/**
 * Creates the demo data once, in `npm test` for all suites. Each worker's server starts on a
 * copy, which saves seconds.
 */
export default async function prepareDemoData() {
  if (!existsSync('dist/index.html')) throw new Error('Run `npm run build` before the journeys.');
  const folder = await mkdtemp(join(tmpdir(), 'tonada-e2e-'));
  process.env.E2E_FOLDER = folder;
  const template = join(process.env.TEST_RUN_FOLDER ?? folder, 'demo-template');
  process.env.E2E_TEMPLATE = template;
  if (!existsSync(template)) await makeDemoData(join(folder, 'making'), template);
  return () => rm(folder, { recursive: true, force: true });
}

/** If two suites make it at the same time, the first to finish wins. */
async function makeDemoData(dataFolder: string, template: string) {
  const server = await startRealServer({ dataFolder }, 180_000);
  await server.stop();
  await rename(dataFolder, template).catch((error: unknown) => {
    if (!existsSync(template)) throw error;
  });
}
