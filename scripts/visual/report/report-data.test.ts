import { expect, it } from 'vitest';
import { storiesOf } from './report-data.ts';

const about = { storyId: 'kit-button--hover', title: 'Kit/Button', name: 'Hover' };

it('tells all that differs in a story in one place, with the way to it', () => {
  const stories = storiesOf([
    {
      ...about,
      kind: 'changed',
      theme: 'dark',
      width: 390,
      before: '/a.png',
      after: '/b.png',
      difference: { path: '/c.png', changed: 1204, total: 10_000 },
    },
    { ...about, kind: 'removed', theme: 'light', width: 1440, before: '/d.png' },
    { ...about, kind: 'added', name: 'Focus', theme: 'dark', width: 1440, after: '/e.png' },
  ]);
  expect(stories.map(({ name }) => name)).toEqual(['Hover', 'Focus']);
  expect(stories[0]).toEqual({
    title: 'Kit/Button',
    name: 'Hover',
    tags: ['@changed', '@dark', '@390', '@removed', '@light', '@1440'],
    annotations: [
      {
        type: 'Storybook',
        description:
          'http://localhost:6006/?path=/story/kit-button--hover&globals=theme:dark;viewport:narrow',
      },
      { type: 'dark · 390', description: '1,204 pixels changed, 12% of the picture' },
      { type: 'light · 1440', description: 'only at the base' },
    ],
    pictures: [
      { name: 'dark · 390-expected.png', path: '/a.png' },
      { name: 'dark · 390-actual.png', path: '/b.png' },
      { name: 'dark · 390-diff.png', path: '/c.png' },
      { name: 'light · 1440, base', path: '/d.png' },
    ],
  });
});

it('says once what a story threw, however often it was shown', () => {
  const failed = { ...about, kind: 'failed', theme: 'dark', failure: 'now: It broke.' } as const;
  const [story] = storiesOf([
    { ...failed, width: 1440 },
    { ...failed, width: 390, after: '/a.png' },
  ]);
  expect(story?.failure).toBe('now: It broke.');
  expect(story?.annotations.map(({ description }) => description).slice(1)).toEqual([
    'could not be photographed',
    'did not play to its end',
  ]);
});
