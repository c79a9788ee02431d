import { expect, it } from 'vitest';
import { shotsOf } from './plan-shots.ts';

const story = {
  id: 'a',
  title: 'Kit/A',
  name: 'Default',
  tags: [],
  importPath: 'src/A.stories.tsx',
};
const settings = { themes: ['dark', 'light'], widths: [1440, 390] };

it.each([
  [
    {},
    [
      { width: 1440, themes: ['dark', 'light'] },
      { width: 390, themes: ['dark', 'light'] },
    ],
  ],
  [{ size: { width: 320, height: 568 } }, [{ width: 320, themes: ['dark', 'light'] }]],
  [
    { theme: 'light' },
    [
      { width: 1440, themes: ['light'] },
      { width: 390, themes: ['light'] },
    ],
  ],
])('a story that fixes %o is photographed so', (own, expected) => {
  expect(shotsOf(story, own, settings)).toEqual(expected.map((shot) => ({ story, ...shot })));
});
