import type { ArtistHighlights } from '@/shared/contract/artist-highlights.ts';

/** What an artist's page shows beside the music: nothing, and what a test adds to it. */
export const makeArtistHighlights = (change: Partial<ArtistHighlights> = {}): ArtistHighlights => ({
  concerts: [],
  story: 'none',
  campaigns: [],
  ...change,
});
