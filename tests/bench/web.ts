// `npm run bench:web`: what a visit costs and how fast a click becomes sound, on the production
// server. Figures are ratios to something bare measured in the same run; nothing is asserted.
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, ensureBrowser } from '../../scripts/browser.ts';
import { startRealServer } from '../../scripts/real-server.ts';
import { serveBareShell } from './web/bare-shell.ts';
import { benchDashboard } from './web/dashboard.ts';
import { benchFirstVisit } from './web/lighthouse.ts';
import { benchLongList } from './web/long-list.ts';
import { benchLongTasks } from './web/long-tasks.ts';
import { settled } from './web/settled.ts';
import { benchSound } from './web/sound.ts';

execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
const dataFolder = await mkdtemp(join(tmpdir(), 'tonada-bench-'));
const server = await startRealServer({ dataFolder }, 180_000);
const bareShell = await serveBareShell();
try {
  console.log('Waiting until the server has prepared its music and art…');
  await settled(dataFolder);
  await benchFirstVisit(server.origin, bareShell.origin);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  await benchSound(browser, server.origin);
  await benchLongTasks(browser, server.origin);
  await benchDashboard(browser, server.origin);
  // Last: it restarts the server.
  await benchLongList(browser, server);
  await browser.close();
} finally {
  await bareShell.close();
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
