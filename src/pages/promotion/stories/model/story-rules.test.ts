// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { contrastIn, emptyStory } from './story-form';
import { storyRules } from './story-rules';

// Proves stories: Contrast
it.each([
  ['#000000', '#ffffff', 21, true, '#ffffff'],
  ['#ffffff', '#767676', 4.54, true, '#000000'],
  ['#ffffff', '#777777', 4.48, false, '#000000'],
  ['#1b1020', '#333333', 1.46, false, '#ffffff'],
  ['#757575', '#757575', 1, false, '#ffffff'],
  ['#808080', '#808080', 1, false, '#000000'],
])(
  'of words on %s in %s the contrast is measured',
  (backgroundColor, textColor, ratio, isEnough, mended) => {
    const found = contrastIn({ backgroundColor, textColor });
    expect(found).toMatchObject({ isEnough, mended });
    expect(found.ratio).toBeCloseTo(ratio, 2);
    expect(contrastIn({ backgroundColor, textColor: mended }).isEnough).toBe(true);
  },
);

const pale = { backgroundColor: '#ffffff', textColor: '#eeeeee' };

it.each([
  [{ caption: 'Hoy' }, []],
  [{ caption: ' ' }, ['caption']],
  [{ caption: 'a'.repeat(201) }, ['caption']],
  [{ caption: 'Hoy', type: 'text', content: ' ' }, ['content']],
  [{ caption: 'Hoy', type: 'text', content: 'a'.repeat(301) }, ['content']],
  [{ caption: 'Hoy', type: 'text', content: 'Mañana', ...pale }, ['textColor']],
  [{ caption: 'Hoy', type: 'video', content: 'a'.repeat(301), ...pale }, []],
] as const)('of %j what is wrong is %j', (change, wrong) => {
  const { error } = storyRules.safeParse({ ...emptyStory, ...change });
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(wrong);
});
