import { expect, it } from 'vitest';
import { getShots } from './photograph.ts';

const story = { id: 'a', title: 'Kit/A', name: 'Default', tags: [], importPath: 'A.stories.tsx' };
const both = ['dark', 'light'];

it.each([
  [{}, { 1440: both, 390: both }],
  [{ size: { width: 320, height: 568 } }, { 320: both }],
  [{ theme: 'light' }, { 1440: ['light'], 390: ['light'] }],
])('a story that fixes %o is photographed so', (own, expected) => {
  const shots = getShots(story, own, { themes: both, widths: [1440, 390] });
  expect(Object.fromEntries(shots.map(({ width, themes }) => [width, themes]))).toEqual(expected);
});
