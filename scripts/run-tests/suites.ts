import type { Sharing } from './choices.ts';
import type { Reach } from './file-digests.ts';
import { slow, testFiles } from './test-files.ts';

/** `npm run test:release` repeats some suites under other conditions. */
export type Run = 'test' | 'release';

type Tool = 'node' | 'vitest' | 'playwright';

type Settings = {
  in: Run[];
  sharing: Sharing;
  /** The suite whose build it reads. */
  after?: string;
  /** Half for suites that leave a third of two cores idle. */
  width?: 0.5;
  /** Files that passed and reach nothing that changed since are not run again. */
  keeps?: Keeps;
};

type Keeps = Reach & { tests: string[]; not?: string[] };

/** What the built application is made of. */
const clientSources = [
  'src/**/!(*.test.*|*.stories.tsx|*.testing.ts)',
  'scripts/build/**',
  'locales/**/*.json',
  'public/**',
  'index.html',
];
const serverSources = [
  'server/**/!(*.test.ts)',
  // Tests compare them with the code.
  'docs/product/personal-data.md',
  'docs/proxies.md',
  'locales/*/{server,entities.figure,pages.label.statement,shared.lib.format,widgets.statement}.json',
];
const starts = [
  'server/main.ts',
  'server/admin.ts',
  'server/figures.ts',
  'server/rotate-media-keys.ts',
  'server/rotate-push-keys.ts',
];

const keeps = {
  pure: { tests: testFiles.pure, modules: [], files: [], readsTree: true },
  server: {
    tests: testFiles.server,
    not: [slow],
    modules: [...starts, 'server/testing/start-postgres.ts'],
    files: serverSources,
  },
  attacks: {
    tests: testFiles.attacks,
    not: [slow],
    modules: [...starts, 'tests/global-setup.ts'],
    files: [...serverSources, 'public/**', 'index.html'],
  },
  stories: {
    tests: testFiles.stories,
    modules: ['.storybook/preview.tsx', '.storybook/main.ts'],
    files: ['.storybook/**/*.{css,html}', 'public/**'],
    hasTexts: true,
    hasBrowser: true,
  },
  e2e: {
    tests: testFiles.e2e,
    modules: [...starts, 'tests/global-setup.ts'],
    files: [...clientSources, ...serverSources],
    hasBrowser: true,
  },
} satisfies Record<string, Keeps>;

/** Projects of Vitest or Playwright, or the script that Node runs. */
export type Suite = Settings & { name: string; title: string; tool: Tool; runs: string[] };

const by =
  (tool: Tool) =>
  (name: string, title: string, runs: string[], settings: Partial<Settings> = {}): Suite => {
    return { name, title, tool, runs, in: ['test'], sharing: 'split', ...settings };
  };
const node = by('node');
const vitest = by('vitest');
const playwright = by('playwright');

const everyRun: Run[] = ['test', 'release'];
const release: Run[] = ['release'];
const half = { width: 0.5 } as const;
const afterBuild = { after: 'build' };

/** Longest first, so that none runs alone at the end; half-lane suites may pass. */
export const suites: readonly Suite[] = [
  node('build', 'Production build without warnings', ['scripts/build.mjs'], {
    ...half,
    in: everyRun,
    sharing: 'every',
  }),
  playwright('e2e', 'Journeys and budgets', ['wide', 'narrow', 'budgets'], {
    ...afterBuild,
    keeps: keeps.e2e,
  }),
  playwright(
    'e2e-again',
    'Further journeys, and those of the offices in a narrow window',
    ['wide-again', 'narrow-again'],
    {
      ...afterBuild,
      in: release,
    },
  ),
  vitest('stories', 'Stories in Chromium, accessibility included', ['stories', 'stories-forced'], {
    keeps: keeps.stories,
  }),
  vitest('stories-again', 'Stories in light and in the pseudo-language', ['stories-again'], {
    in: release,
  }),
  // Its servers look for the built application.
  vitest('server', 'Server on PostgreSQL', ['server', 'embedded', 'server-isolated'], {
    ...afterBuild,
    keeps: keeps.server,
  }),
  vitest('server-again', 'Server on the embedded database', ['server-embedded'], {
    ...afterBuild,
    in: release,
  }),
  vitest('slow', 'Floods, kills, full disks and long years', ['slow', 'attacks-slow'], {
    ...afterBuild,
    in: release,
  }),
  node('storybook', 'Storybook builds without warnings', ['scripts/build-storybook.ts'], {
    ...half,
    in: release,
    sharing: 'last',
  }),
  playwright('workshop', 'The built Storybook in Chromium', ['storybook'], {
    ...half,
    in: release,
    after: 'storybook',
    // The shard that built Storybook.
    sharing: 'last',
  }),
  vitest('attacks', 'Attacks on the real server', ['attacks'], {
    ...afterBuild,
    ...half,
    keeps: keeps.attacks,
  }),
  vitest('pure', 'Pure code, client and scripts', ['pure', 'pure-dom', 'pure-isolated'], {
    keeps: keeps.pure,
  }),
  playwright('browsers', 'Firefox and WebKit, where they are installed', ['browsers'], {
    ...afterBuild,
    ...half,
    in: release,
    sharing: 'first',
  }),
];
