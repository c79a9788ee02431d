import type { Sharing } from './choices.ts';

/** `npm run test:release` repeats some suites under other conditions. */
export type Run = 'test' | 'release';

type Tool = 'node' | 'vitest' | 'playwright';

type Settings = {
  /** In neither run, it starts only by name. */
  in: Run[];
  sharing: Sharing;
  /** The suite whose build it reads. */
  after?: string;
  /** Half for suites that leave a third of two cores idle. */
  width?: 0.5;
};

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
  playwright('e2e', 'Journeys and budgets', ['wide', 'narrow', 'budgets'], afterBuild),
  playwright('e2e-again', 'Journeys of the offices in a narrow window', ['narrow-again'], {
    ...afterBuild,
    in: release,
  }),
  vitest('stories', 'Stories in Chromium, accessibility included', ['stories', 'stories-forced']),
  vitest('stories-again', 'Stories in light and in the pseudo-language', ['stories-again'], {
    in: release,
  }),
  // Its servers look for the built application.
  vitest('server', 'Server on an embedded database', ['server', 'server-isolated'], afterBuild),
  vitest('postgres', 'The same server on PostgreSQL', ['postgres'], { in: [] }),
  node('storybook', 'Storybook builds without warnings', ['scripts/build-storybook.ts'], {
    ...half,
    sharing: 'last',
  }),
  playwright('workshop', 'The built Storybook in Chromium', ['storybook'], {
    ...half,
    after: 'storybook',
    // The shard that built Storybook.
    sharing: 'last',
  }),
  vitest('attacks', 'Attacks on the real server', ['attacks'], { ...afterBuild, ...half }),
  vitest('pure', 'Pure code, client and scripts', ['pure', 'pure-isolated']),
  playwright('browsers', 'Firefox and WebKit, where they are installed', ['browsers'], {
    ...afterBuild,
    ...half,
    in: release,
    sharing: 'first',
  }),
];
