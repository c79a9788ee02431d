import type { FullAlbum } from '@/shared/contract/album.ts';
import type { FullArtist } from '@/shared/contract/artist.ts';
import type { Track } from '@/shared/contract/track.ts';

/**
 * What a visitor was about to do when they were asked to sign in, so that it can be done for them
 * afterwards. It travels in the history entries of the sign-in pages that the prompt leads to, and of
 * the page they lead back to: a reload keeps it, and whoever gives up, or signs in later for another
 * reason, leaves it behind.
 */
export type PendingAction =
  | { kind: 'like-track'; track: Pick<Track, 'id' | 'title'> }
  | { kind: 'like-album'; album: Pick<FullAlbum, 'id' | 'title' | 'artist' | 'coverImage'> }
  | { kind: 'follow-artist'; artist: Pick<FullArtist, 'id' | 'name' | 'image'> };

/** The pending action that the state of a history entry holds, or null. */
export function pendingActionIn(state: unknown): PendingAction | null {
  const { pending } = (state ?? {}) as { pending?: PendingAction | null };
  return pending ?? null;
}
