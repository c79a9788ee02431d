import type { FullAlbum } from '@/shared/contract/album.ts';
import type { FullArtist } from '@/shared/contract/artist.ts';
import type { Playlist } from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';

/** An action waits for the sign-in in its history entries, so that a reload keeps it. */
export type PendingAction =
  | { kind: 'like-track'; track: Pick<Track, 'id' | 'title'> }
  | { kind: 'like-album'; album: Pick<FullAlbum, 'id' | 'title' | 'artist' | 'coverImage'> }
  | { kind: 'save-playlist'; playlist: Pick<Playlist, 'id' | 'name'> }
  | { kind: 'follow-artist'; artist: Pick<FullArtist, 'id' | 'name' | 'image'> };

export function pendingActionIn(state: unknown): PendingAction | null {
  const { pending } = (state ?? {}) as { pending?: PendingAction | null };
  return pending ?? null;
}
