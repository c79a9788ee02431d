import { defineConfig } from '@playwright/test';
import { testFlags, findBrowser } from './scripts/browser.ts';
import { journeyWorkers } from './scripts/workers.ts';

const executablePath = findBrowser();

/** The built Storybook stands by itself: no server, no data. */
const isStorybookAlone = process.argv.includes('--project=storybook');

const phone = {
  testDir: 'tests/e2e',
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // Those who want less motion are walked with, too; and each frame that nobody waits for is work.
    contextOptions: { reducedMotion: 'reduce' as const },
  },
};

export default defineConfig({
  testDir: 'tests',
  ...(!isStorybookAlone && { globalSetup: './tests/global-setup.ts' }),
  outputDir: 'test-results',
  workers: journeyWorkers,
  forbidOnly: true,
  // A second try tells a machine that was too busy from a defect; it is reported, not hidden.
  retries: 1,
  // Limits end what hangs. The longest journey takes 25 s, and a busy machine of two cores four times that.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: testFlags, ...(executablePath && { executablePath }) },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // To record one costs a journey a third of its time; a failure is tried again anyway.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'wide',
      testDir: 'tests/e2e',
      grepInvert: /@narrow\b/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'narrow', grep: /@narrow\b|@every-width\b/, ...phone },
    // What the offices show in a wide window, once more.
    { name: 'narrow-again', grep: /@release-narrow\b/, ...phone },
    { name: 'budgets', testDir: 'tests/budgets' },
    // The other browsers of the machine, driven by what they bring themselves.
    { name: 'browsers', testDir: 'tests/browsers' },
    // Reads `storybook-static`, which the suite `storybook` has built.
    { name: 'storybook', testDir: 'tests/storybook' },
  ],
});
