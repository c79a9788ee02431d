import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { allowedErrors, wordVariants } from './word-variants.ts';

describe('wordVariants', () => {
  it('leaves short words alone', () => {
    expect(wordVariants('tu')).toEqual(['tu']);
  });

  it('misses one letter of a word of three to six', () => {
    expect(wordVariants('luna').toSorted()).toEqual(['lna', 'lua', 'lun', 'luna', 'una']);
  });

  it('keeps long words to 29 variants', () => {
    expect(wordVariants('extraordinario')).toHaveLength(29);
  });

  it.each([
    ['corazon', 'corason'],
    ['corazon', 'corzaon'],
    ['corazon', 'korason'],
    ['casa', 'kasa'],
    ['luna', 'lina'],
    ['noche', 'nochhe'],
    ['camino', 'caminno'],
    ['medianoche', 'medianoxe'],
  ])('joins %j and %j, which are near enough', (word, typed) => {
    expect(editDistance(word, typed)).toBeLessThanOrEqual(allowedErrors(typed));
    const variants = new Set(wordVariants(word));
    expect(wordVariants(typed).some((variant) => variants.has(variant))).toBe(true);
  });
});
