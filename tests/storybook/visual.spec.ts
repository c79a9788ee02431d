import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  openWalk,
  readStories,
  serveStorybook,
  type StoryWalk,
} from '../../scripts/story-walk/index.ts';
import type { Change } from '../../scripts/visual/find-changes.ts';
import { writeReport } from '../../scripts/visual/report/write-report.ts';
import { takePicture } from '../../scripts/visual/take-picture.ts';

const folder = process.env.STORYBOOK_FOLDER ?? 'storybook-static';
/** A page with art, network answers, animations and text. */
const storyId = 'screens-listener-album--ready';

let walk: StoryWalk;
let close = async () => {};

test.beforeAll(async ({ browser }) => {
  const served = await serveStorybook(folder);
  const viewport = { width: 1440, height: 900 };
  walk = await openWalk(browser, { origin: served.origin, viewport });
  close = async () => {
    await walk.close();
    await served.close();
  };
});
test.afterAll(() => close());

async function photograph() {
  expect(await walk.show(storyId, { theme: 'dark' })).toEqual({});
  const night = await takePicture(walk.page);
  expect(await walk.changeTheme('light')).toEqual({});
  return { night, paper: await takePicture(walk.page) };
}

test('the same story gives the same picture, byte for byte', async () => {
  const first = await photograph();
  const second = await photograph();
  expect(second.night.equals(first.night)).toBe(true);
  expect(second.paper.equals(first.paper)).toBe(true);
  expect(first.paper.equals(first.night)).toBe(false);
});

test('a story keeps to the window that it asks for', async () => {
  const narrow = readStories(folder).find(
    ({ id }) => id === 'screens-listener-home-filas-propias--follows-nobody-narrow',
  );
  expect(await walk.show(narrow?.id ?? '', {})).toEqual({});
  expect(walk.page.viewportSize()).toEqual({ width: 390, height: 844 });
});

test('Chromatic skips exactly the stories with the tag no-photo', async () => {
  const stories = readStories(folder);
  expect(await walk.show(storyId, {})).toEqual({});
  const skipped = await walk.page.evaluate(
    async (ids) => {
      const { __STORYBOOK_PREVIEW__: preview } = window;
      const loaded = await Promise.all(ids.map((id) => preview.loadStory({ storyId: id })));
      return ids.filter((_, index) => loaded[index]?.parameters.chromatic?.disableSnapshot);
    },
    stories.map(({ id }) => id),
  );
  const tagged = stories.filter(({ tags }) => tags.includes('no-photo')).map(({ id }) => id);
  expect(skipped).toEqual(tagged);
});

test('a missing story is reported without an exception', async () => {
  expect(await walk.show('kit-nothing--at-all')).toEqual({ failure: 'There is no such story.' });
});

test('the report opens from its file, failures first and the rest like the sidebar', async ({
  page,
}) => {
  const scratch = mkdtempSync(join(tmpdir(), 'tonada-report-'));
  const picture = join(scratch, 'picture.png');
  writeFileSync(picture, await takePicture(page));
  const of = (name: string) => ({
    story: { id: 'kit-button--hover', title: 'Kit/Button', name, tags: [], importPath: '' },
    theme: 'dark',
    width: 390,
  });
  const difference = { path: picture, changed: 1204, total: 10_000 };
  const changes: Change[] = [
    { ...of('Hover'), kind: 'changed', before: picture, after: picture, difference },
    { ...of('Hover'), width: 1440, kind: 'removed', before: picture },
    { ...of('Default'), kind: 'added', after: picture },
    { ...of('Broken'), kind: 'failed', failure: 'now: It broke.' },
    { ...of('Broken'), width: 1440, kind: 'failed', failure: 'now: It broke.', after: picture },
  ];
  const report = writeReport(join(scratch, 'visual-report'), scratch, 'Working tree against main', {
    changes,
    notPhotographed: ['Kit/Spinner/Endless'],
  });
  await page.goto(pathToFileURL(report).href);
  await expect(page.getByText('Working tree against main')).toBeVisible();
  await expect(page.getByText(/^Kit\/Button › /)).toHaveText([
    'Kit/Button › Broken',
    'Kit/Button › Hover',
    'Kit/Button › Default',
  ]);
  await page.getByText('Kit/Button › Hover').click();
  const address =
    'http://localhost:6006/?path=/story/kit-button--hover&globals=theme:dark;viewport:narrow';
  await expect(page.getByRole('link', { name: address })).toBeVisible();
  await expect(page.getByText('1,204 pixels changed, 12% of the picture')).toBeVisible();
  await expect(page.getByText('only at the base')).toBeVisible();
  await page.getByRole('tab', { name: 'Slider' }).click();
  await expect(page.getByRole('img').first()).toBeVisible();
  await page.getByRole('link', { name: 'Skipped' }).click();
  await expect(page.getByText('Not photographed › Kit/Spinner/Endless')).toBeVisible();
  rmSync(scratch, { recursive: true });
});
