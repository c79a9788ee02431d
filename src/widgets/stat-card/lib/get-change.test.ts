import { expect, it } from 'vitest';
import { getChange } from './get-change';

it.each([
  [112, 100, { kind: 'more', share: 0.12 }],
  [88, 100, { kind: 'less', share: 0.12 }],
  [0, 100, { kind: 'less', share: 1 }],
  [100, 100, { kind: 'same', share: 0 }],
  [0, 0, { kind: 'same', share: 0 }],
  [1_000_000, 1_000_001, { kind: 'same', share: 0 }],
  [5, 0, { kind: 'unknown', share: 0 }],
  [5, null, { kind: 'unknown', share: 0 }],
] as const)('%d after %d is %o', (now, then, change) => {
  expect(getChange(now, then)).toEqual({ ...change, share: expect.closeTo(change.share, 9) });
});
