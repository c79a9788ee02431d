import type { Track } from '@/shared/contract/track.ts';

/** In this list the date added is the moment of the like. */
export const likedAsAdded = (tracks: readonly Track[]): Track[] =>
  tracks.map((track) => (track.likedAt ? { ...track, addedAt: track.likedAt } : track));
