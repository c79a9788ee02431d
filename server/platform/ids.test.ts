import { expect, it } from 'vitest';
import { idSchema } from '#contract/primitives.ts';
import { newId } from './ids.ts';

it('makes valid, unique ids in the order of time', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => newId(1_763_000_000_000 + index));
  expect(ids.every((id) => id.length === 26 && idSchema.safeParse(id).success)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => newId(0))).size).toBe(1_000);
});
