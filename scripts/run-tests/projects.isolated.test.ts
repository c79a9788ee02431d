import { expect, test, vi } from 'vitest';
import playwrightConfig from '../../playwright.config.ts';
import { suites, type Suite } from './suites.ts';

// The plugin would read all stories.
vi.mock('@storybook/addon-vitest/vitest-plugin', () => ({ storybookTest: () => [] }));

const getProjects = (tool: Suite['tool']) =>
  suites.filter((suite) => suite.tool === tool).flatMap(({ runs }) => runs);

test('every project of Vitest and Playwright belongs to one suite', async () => {
  const { default: vitestConfig } = await import('../../vitest.config.ts');
  const ofVitest = vitestConfig.test?.projects?.map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : project,
  );
  expect(getProjects('vitest').toSorted()).toEqual(ofVitest?.toSorted());
  const ofPlaywright = playwrightConfig.projects?.map(({ name }) => name);
  expect(getProjects('playwright').toSorted()).toEqual(ofPlaywright?.toSorted());
});

test.each([
  { title: 'goes on', projects: ['wide'] },
  { title: 'goes on @narrow', projects: ['narrow'] },
  { title: 'goes on @every-width', projects: ['wide', 'narrow'] },
  { title: 'goes on @release-narrow', projects: ['wide', 'narrow-again'] },
  { title: 'goes on @release', projects: ['wide-again'] },
  { title: 'goes on @narrow @release', projects: ['narrow-again'] },
  { title: 'goes on @every-width @release', projects: ['wide-again', 'narrow-again'] },
])('a journey that $title runs in $projects', ({ title, projects }) => {
  const found = playwrightConfig.projects?.filter(({ testDir, grep, grepInvert }) => {
    const isFound = !(grep instanceof RegExp) || grep.test(title);
    const isIncluded = grepInvert instanceof RegExp && grepInvert.test(title);
    return testDir === 'tests/e2e' && isFound && !isIncluded;
  });
  expect(found?.map(({ name }) => name)).toEqual(projects);
});
