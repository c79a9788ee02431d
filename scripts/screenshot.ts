// `npm run screenshot`: takes the README's picture of home.
import { chromium } from '@playwright/test';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../tests/e2e/support/accounts.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { projectFolder } from './project-files.ts';
import { startRealServer } from './real-server.ts';

const target = join(projectFolder, 'docs', 'images', 'home.png');
const evening = '2026-11-19T21:30:00+01:00';

const dataFolder = await mkdtemp(join(tmpdir(), 'tonada-screenshot-'));
const server = await startRealServer({ dataFolder }, 180_000);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
try {
  const page = await browser.newPage({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  });
  // The greeting depends on the hour.
  await page.clock.setFixedTime(evening);
  await signIn(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await mkdir(join(projectFolder, 'docs', 'images'), { recursive: true });
  await page.screenshot({ path: target });
  console.log('Wrote docs/images/home.png');
} finally {
  await browser.close();
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
