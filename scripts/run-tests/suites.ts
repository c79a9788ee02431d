import type { Sharing } from './choices.ts';

/** What runs without being named: `npm test`, or `npm run test:release`, which repeats some of it otherwise. */
export type Run = 'test' | 'release';

export type Suite = {
  name: string;
  title: string;
  tool: 'node' | 'vitest' | 'playwright';
  /** Projects of Vitest or Playwright, or the script that Node runs. */
  runs: string[];
  /** A suite of neither run is for those who name it. */
  in: Run[];
  /** The suite whose build it reads. */
  after?: string;
  /** Part of a lane: one that leaves a third of two cores idle shares its lane with another such. */
  width?: 0.5;
  sharing: Sharing;
};

/** Longest first, so that no lane is left alone with one at the end; what fills half a lane passes them. */
export const suites: readonly Suite[] = [
  {
    name: 'build',
    title: 'Production build without warnings',
    tool: 'node',
    runs: ['scripts/build.mjs'],
    in: ['test', 'release'],
    width: 0.5,
    sharing: 'every',
  },
  {
    name: 'e2e',
    title: 'Journeys and budgets on the built application',
    tool: 'playwright',
    runs: ['wide', 'narrow', 'budgets'],
    in: ['test'],
    after: 'build',
    sharing: 'split',
  },
  {
    name: 'e2e-again',
    title: 'Journeys of the offices in a narrow window',
    tool: 'playwright',
    runs: ['narrow-again'],
    in: ['release'],
    after: 'build',
    sharing: 'split',
  },
  {
    name: 'stories',
    title: 'Stories in Chromium, accessibility included',
    tool: 'vitest',
    runs: ['stories'],
    in: ['test'],
    sharing: 'split',
  },
  {
    name: 'stories-again',
    title: 'Stories in the light theme, and read in the pseudo-language',
    tool: 'vitest',
    runs: ['stories-again'],
    in: ['release'],
    sharing: 'split',
  },
  {
    name: 'server',
    title: 'Server on an embedded database',
    tool: 'vitest',
    runs: ['server', 'server-isolated'],
    in: ['test'],
    // The servers that it starts look for the built application, too.
    after: 'build',
    sharing: 'split',
  },
  {
    name: 'postgres',
    title: 'The same server on PostgreSQL',
    tool: 'vitest',
    runs: ['postgres'],
    in: [],
    sharing: 'split',
  },
  {
    name: 'storybook',
    title: 'Storybook builds without warnings',
    tool: 'node',
    runs: ['scripts/build-storybook.ts'],
    in: ['test'],
    width: 0.5,
    sharing: 'last',
  },
  {
    name: 'workshop',
    title: 'The built Storybook in Chromium',
    tool: 'playwright',
    runs: ['storybook'],
    in: ['test'],
    after: 'storybook',
    width: 0.5,
    // Where Storybook was built.
    sharing: 'last',
  },
  {
    name: 'attacks',
    title: 'Attacks on the real server',
    tool: 'vitest',
    runs: ['attacks'],
    in: ['test'],
    after: 'build',
    width: 0.5,
    sharing: 'split',
  },
  {
    name: 'pure',
    title: 'Pure code, client and scripts',
    tool: 'vitest',
    runs: ['pure', 'pure-isolated'],
    in: ['test'],
    sharing: 'split',
  },
  {
    name: 'browsers',
    title: 'Firefox and WebKit, where they are installed',
    tool: 'playwright',
    runs: ['browsers'],
    in: ['release'],
    after: 'build',
    width: 0.5,
    sharing: 'first',
  },
];
