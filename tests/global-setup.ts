import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobState } from '#contract/job.ts';
import type { AuthResponse } from '#contract/session.ts';
import { demoPassword } from '#sample/demo-accounts.ts';
import { patience } from '../scripts/run-tests/patience.ts';
import { startRealServer } from '../scripts/real-server.ts';
import { migratedTemplate } from '../server/testing/migrated-template.ts';
import { demoEmail } from './e2e/support/accounts.ts';
import { nothingAhead } from './e2e/support/demo-server.ts';
import { openSharedServers } from './shared-servers.ts';

/** Milliseconds. */
const startsWithin = 180_000 * patience;
const jobsWithin = 180_000 * patience;

/** Creates the demo data once, in `npm test` for all suites. Each server starts on a copy. */
export default async function prepareDemoData() {
  if (!existsSync('dist/index.html')) throw new Error('Run `npm run build` before the journeys.');
  const folder = await mkdtemp(join(tmpdir(), 'tonada-e2e-'));
  process.env.E2E_FOLDER = folder;
  const template = join(process.env.TEST_RUN_FOLDER ?? folder, 'demo-template');
  process.env.E2E_TEMPLATE = template;
  if (!existsSync(template)) await makeDemoData(join(folder, 'making'), template);
  const servers = await openSharedServers();
  process.env.E2E_SERVERS = servers.address;
  return async () => {
    await servers.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** If two suites make it at the same time, the first to finish wins. */
async function makeDemoData(dataFolder: string, template: string) {
  await cp(await migratedTemplate(), dataFolder, { recursive: true });
  const server = await startRealServer({ dataFolder, env: nothingAhead }, startsWithin);
  await finishJobs(server.origin);
  await server.stop();
  await rename(dataFolder, template).catch((error: unknown) => {
    if (!existsSync(template)) throw error;
  });
}

/**
 * Jobs draw the demo's stories and canvases after its first start: each worker's server would draw
 * them anew, and stories that come while home is read move it.
 *
 * @throws when they are late.
 */
async function finishJobs(origin: string): Promise<void> {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail('admin'), password: demoPassword }),
  });
  const { token } = (await login.json()) as AuthResponse;
  const headers = { authorization: `Bearer ${token}` };
  for (let waited = 0; waited < jobsWithin; waited += 250) {
    const answer = await fetch(`${origin}/api/admin/jobs`, { headers });
    const { kinds } = (await answer.json()) as JobState;
    const areDrawn = kinds.some(({ kind, lastRun }) => kind === 'stories.demo' && lastRun !== null);
    if (areDrawn && kinds.every(({ isRunning, waiting }) => !isRunning && waiting === 0)) {
      await fetch(`${origin}/api/auth/logout`, { method: 'POST', headers });
      return;
    }
    await pause(250);
  }
  throw new Error(`The demo's jobs did not end within ${jobsWithin} ms.`);
}
