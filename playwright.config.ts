import { defineConfig } from '@playwright/test';
import { testFlags, findBrowser } from './scripts/browser.ts';
import { patience } from './scripts/run-tests/patience.ts';
import { journeyWorkers } from './scripts/workers.ts';

const executablePath = findBrowser();

const isStorybookAlone = process.argv.some((arg) => arg.startsWith('--project=storybook'));

const isNarrow = /@narrow\b/;

/** Proves what a story, a unit or the server proves too: see docs/decisions/tests-in-lanes.md. */
const isForRelease = /@release(?!-)/;

const isElsewhere = new RegExp(`${isNarrow.source}|${isForRelease.source}`);

/** A worker would answer what a test answers; `install.spec` has one. */
const serviceWorkers = 'block' as const;

const window = {
  testDir: 'tests/e2e',
  use: { viewport: { width: 1440, height: 900 }, serviceWorkers },
};

const phone = {
  testDir: 'tests/e2e',
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers,
    // Tests reduced motion too, and saves frames.
    contextOptions: { reducedMotion: 'reduce' as const },
  },
};

export default defineConfig({
  testDir: 'tests',
  ...(!isStorybookAlone && { globalSetup: './tests/global-setup.ts' }),
  outputDir: 'test-results',
  workers: journeyWorkers,
  forbidOnly: true,
  // A retry separates a busy machine from a defect, and is reported.
  retries: 1,
  // The longest journey takes 25 s, and ten times that on a machine that others use.
  timeout: 240_000 * patience,
  expect: { timeout: 60_000 * patience },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: testFlags, ...(executablePath && { executablePath }) },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Recording takes a third of a journey's time, and a failure is retried anyway.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', grepInvert: isElsewhere, ...window },
    { name: 'narrow', grep: /@narrow\b|@every-width\b/, grepInvert: isForRelease, ...phone },
    { name: 'wide-again', grep: isForRelease, grepInvert: isNarrow, ...window },
    {
      name: 'narrow-again',
      grep: /@release-narrow\b|(?:@narrow|@every-width) @release\b/,
      ...phone,
    },
    { name: 'budgets', testDir: 'tests/budgets', use: { serviceWorkers } },
    { name: 'browsers', testDir: 'tests/browsers', use: { serviceWorkers } },
    // They read the `storybook-static` of the suite `storybook`.
    { name: 'storybook', testDir: 'tests/storybook' },
  ],
});
