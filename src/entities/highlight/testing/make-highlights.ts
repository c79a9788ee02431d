import type { ArtistHighlights } from '@/shared/contract/artist-highlights.ts';

/** Highlights of an artist, empty but for a test's changes. */
export const makeArtistHighlights = (change: Partial<ArtistHighlights> = {}): ArtistHighlights => ({
  concerts: [],
  story: 'none',
  campaigns: [],
  ...change,
});
