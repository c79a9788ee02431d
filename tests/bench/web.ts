// `npm run bench:web`: measures the cost of a visit and the time from click to sound on the
// production server, as ratios to a bare page of the same run. It asserts nothing. `npm run
// bench:web -- --base <folder>` only compares first visits with another installed and built
// checkout; `--runs` sets the repetitions.
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browserFlags, ensureBrowser } from '../../scripts/browser.ts';
import { startRealServer } from '../../scripts/real-server.ts';
import { serveBareShell } from './web/bare-shell.ts';
import { benchDashboard } from './web/dashboard.ts';
import { benchFirstVisit } from './web/lighthouse.ts';
import { benchLongList } from './web/long-list.ts';
import { benchLongTasks } from './web/long-tasks.ts';
import { settled } from './web/settled.ts';
import { benchSlowPhone } from './web/slow-phone.ts';
import { benchSound } from './web/sound.ts';

const { values } = parseArgs({
  options: { base: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);

execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
const closers: (() => Promise<unknown>)[] = [];

async function startServer(projectFolder?: string) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tonada-bench-'));
  closers.unshift(() => rm(dataFolder, { recursive: true, force: true }));
  const server = await startRealServer({ dataFolder, projectFolder }, 180_000);
  closers.unshift(server.stop);
  console.log('Waiting until the server has prepared its music and art…');
  await settled(dataFolder);
  return server;
}

const launch = () => chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });

async function compareWith(folder: string) {
  const own = await startServer();
  const base = await startServer(resolve(folder));
  const targets = [
    { name: 'Tonada', origin: own.origin },
    { name: 'base', origin: base.origin },
  ];
  await benchFirstVisit(targets, runs);
  const browser = await launch();
  closers.unshift(() => browser.close());
  await benchSlowPhone(browser, targets, runs);
}

async function benchAll() {
  const server = await startServer();
  const bareShell = await serveBareShell();
  closers.unshift(bareShell.close);
  const own = { name: 'Tonada', origin: server.origin };
  await benchFirstVisit([own, { name: 'bare shell', origin: bareShell.origin }], runs);
  const browser = await launch();
  closers.unshift(() => browser.close());
  await benchSlowPhone(browser, [own], runs);
  await benchSound(browser, server.origin);
  await benchLongTasks(browser, server.origin);
  await benchDashboard(browser, server.origin);
  // Last, because it restarts the server.
  await benchLongList(browser, server);
}

try {
  await (values.base === undefined ? benchAll() : compareWith(values.base));
} finally {
  for (const close of closers) await close();
}
