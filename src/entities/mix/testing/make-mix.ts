import type { Mix } from '@/shared/contract/mix.ts';

/** A mix of rock, but for a test's changes. */
export const makeMix = (change: Partial<Mix> = {}): Mix => ({
  id: 'genre-rock',
  kind: 'genre',
  genre: 'rock',
  part: 'night',
  ...change,
});
