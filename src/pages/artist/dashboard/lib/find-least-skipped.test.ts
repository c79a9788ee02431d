// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findLeastSkipped } from './find-least-skipped';

const track = (title: string, streams: number, skips: number) => ({ title, streams, skips });

// Proves artist-dashboard: A track that is kept
it.each([
  ['one that is skipped much less', [track('a', 90, 10), track('b', 60, 40)], 'a'],
  ['one that is skipped a little less', [track('a', 76, 24), track('b', 72, 28)], null],
  ['one that hardly began', [track('a', 19, 0), track('b', 60, 40)], null],
  ['no track', [], null],
])('%s: %j is %s', (_, tracks, title) => {
  expect(findLeastSkipped(tracks)?.title ?? null).toBe(title);
});

it('says how often it is skipped, and how often all are', () => {
  expect(findLeastSkipped([track('a', 90, 10), track('b', 60, 40)])).toEqual({
    title: 'a',
    skipRate: 0.1,
    ofAll: 0.25,
  });
});
