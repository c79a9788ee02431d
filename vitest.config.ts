import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { PlainText } from './.storybook/pseudo-language/plain-texts.ts';
import { testFlags, findBrowser } from './scripts/browser.ts';
import { patience } from './scripts/run-tests/patience.ts';
import {
  isolated,
  ofEmbedded,
  ofPostgres,
  slow,
  testFiles,
} from './scripts/run-tests/test-files.ts';
import { workers } from './scripts/workers.ts';

/** A test that passes on retry is reported. */
const retry = 1;

/** A worker is kept for files of one environment only, and with another it starts anew. */
const withDom = globSync(testFiles.pure).filter((path) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom'),
);

// Projects do not inherit the number of workers; the default leaves a core idle.
const pure: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  test: {
    name: 'pure',
    retry,
    maxWorkers: workers,
    environment: 'node',
    pool: 'threads',
    // The files of a worker share modules: see docs/decisions/tests-in-lanes.md.
    isolate: false,
    include: testFiles.pure,
    exclude: [isolated, ...withDom],
    setupFiles: ['scripts/patient-queries.ts'],
    testTimeout: 30_000 * patience,
  },
};

const pureDom: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  test: { ...pure.test, name: 'pure-dom', include: withDom, exclude: [isolated] },
};

const pureIsolated: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  test: {
    name: 'pure-isolated',
    maxWorkers: workers,
    environment: 'node',
    include: [`{src,scripts,.storybook}/${isolated}`],
    setupFiles: ['scripts/patient-queries.ts'],
    testTimeout: 30_000 * patience,
  },
};

/** On a busy machine a second is too short. */
const patient = { poll: { timeout: 20_000 * patience } };

/** On PostgreSQL, a third faster: see docs/decisions/tests-in-lanes.md. */
const server: TestProjectInlineConfiguration = {
  test: {
    name: 'server',
    globalSetup: './server/testing/start-postgres.ts',
    retry,
    maxWorkers: workers,
    environment: 'node',
    isolate: false,
    include: testFiles.server,
    exclude: [isolated, slow, ...ofEmbedded],
    // A file starts a database, which takes seconds on busy cores; one seeds the whole demo, 15 s
    // or three times that.
    testTimeout: 120_000 * patience,
    hookTimeout: 120_000 * patience,
    expect: patient,
  },
};

/** `server` sets it for the workers of all projects of a run. */
const onEmbedded: TestProjectInlineConfiguration['test'] = {
  ...server.test,
  globalSetup: [],
  env: { TEST_DATABASE_URL: '' },
};

const embedded: TestProjectInlineConfiguration = {
  test: {
    ...onEmbedded,
    name: 'embedded',
    include: ofEmbedded,
    exclude: [isolated, slow],
  },
};

const serverEmbedded: TestProjectInlineConfiguration = {
  test: {
    ...onEmbedded,
    name: 'server-embedded',
    exclude: [...(server.test?.exclude ?? []), ofPostgres],
  },
};

const serverIsolated: TestProjectInlineConfiguration = {
  test: {
    ...onEmbedded,
    name: 'server-isolated',
    isolate: true,
    include: [`server/${isolated}`],
    exclude: [],
  },
};

const attacks: TestProjectInlineConfiguration = {
  test: {
    name: 'attacks',
    retry,
    maxWorkers: workers,
    environment: 'node',
    include: testFiles.attacks,
    exclude: [slow],
    // The demo data is made once; each file starts a real server on a copy.
    globalSetup: './tests/global-setup.ts',
    testTimeout: 60_000 * patience,
    hookTimeout: 90_000 * patience,
    expect: patient,
  },
};

const serverSlow: TestProjectInlineConfiguration = {
  test: { ...onEmbedded, name: 'slow', include: [`server/${slow}`], exclude: [] },
};

const attacksSlow: TestProjectInlineConfiguration = {
  test: { ...attacks.test, name: 'attacks-slow', include: [`tests/attacks/${slow}`], exclude: [] },
};

const executablePath = findBrowser();

const complainAboutTexts: BrowserCommand<[PlainText[], string[]]> = async (
  { testPath = '' },
  texts,
  data,
) => {
  // It reads all catalogues, which only stories need.
  const explain = await import('./.storybook/pseudo-language/explain-text.ts');
  return explain.complainAboutTexts(texts, data, testPath);
};

/** Storybook's plugin reads all stories, 3 s of CPU time. */
const isRequested = (name: string) =>
  process.argv.includes(name) ||
  process.argv.includes(`--project=${name}`) ||
  !process.argv.some((argument) => argument.startsWith('--project'));

type Under = {
  globals?: Record<string, unknown>;
  tag?: string;
  without?: string[];
  browser?: { forcedColors: 'active' };
};

/** Vitest would load each file to find no story with the tag. */
const storiesWithout = (tag: string) =>
  globSync('{src,.storybook}/**/*.stories.tsx').filter(
    (path) => !readFileSync(path, 'utf8').includes(`'${tag}'`),
  );

const storiesUnder = (
  name: string,
  { globals: initialGlobals = {}, tag, without, browser }: Under = {},
): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  plugins: isRequested(name)
    ? [
        storybookTest({
          configDir: join(import.meta.dirname, '.storybook'),
          initialGlobals,
          ...(tag && { tags: { include: [tag] } }),
          ...(without && { tags: { exclude: without } }),
        }),
      ]
    : [],
  test: {
    name,
    retry,
    // One page per worker, as in the built Storybook: see docs/decisions/tests-in-lanes.md.
    isolate: false,
    maxWorkers: workers,
    testTimeout: 30_000 * patience,
    ...(tag && isRequested(name) && { exclude: storiesWithout(tag) }),
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: testFlags, ...(executablePath && { executablePath }) },
        // What fades in is invisible in its first frame, which a busy machine draws late.
        contextOptions: { reducedMotion: 'reduce', ...browser },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { complainAboutTexts },
    },
  },
});

/** What a story beside it shows too, in other colours or before its data came: `stories-again` has all. */
const stories = storiesUnder('stories', {
  without: ['hover', 'focus', 'pressed', 'loading'].map((state) => `state:${state}`),
});
const storiesForced = storiesUnder('stories-forced', {
  tag: 'forced-colours',
  browser: { forcedColors: 'active' },
});
const storiesAgain = storiesUnder('stories-again', {
  globals: { theme: 'light', isReadInPseudo: true },
});

export default defineConfig({
  test: {
    projects: [
      pure,
      pureDom,
      pureIsolated,
      server,
      serverIsolated,
      embedded,
      serverEmbedded,
      serverSlow,
      attacks,
      attacksSlow,
      stories,
      storiesForced,
      storiesAgain,
    ],
  },
});
