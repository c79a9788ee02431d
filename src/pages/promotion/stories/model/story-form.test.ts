import { expect, it } from 'vitest';
import { contrastIn, emptyForm, isStoryForm } from './story-form';

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
    const found = contrastIn({ ...emptyForm, backgroundColor, textColor });
    expect(found).toMatchObject({ isEnough, mended });
    expect(found.ratio).toBeCloseTo(ratio, 2);
    const again = contrastIn({ ...emptyForm, backgroundColor, textColor: mended });
    expect(again.isEnough).toBe(true);
  },
);

it('knows a form that was kept', () => {
  const candidates = [
    emptyForm,
    null,
    {},
    { ...emptyForm, type: 'gif' },
    { ...emptyForm, caption: 1 },
  ];
  expect(candidates.map(isStoryForm)).toEqual([true, false, false, false, false]);
});
