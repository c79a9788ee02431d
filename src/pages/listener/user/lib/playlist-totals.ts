import type { UserProfile } from '@/shared/contract/profile.ts';

/** Totals of all public playlists; the answer may carry only the newest. */
export function playlistTotals({
  publicPlaylists,
  playlistTotals: ofAll,
}: Pick<UserProfile, 'publicPlaylists' | 'playlistTotals'>) {
  const sum = (figure: 'tracks' | 'followers') =>
    publicPlaylists.reduce((total, playlist) => total + playlist[figure], 0);
  return (
    ofAll ?? {
      playlists: publicPlaylists.length,
      tracks: sum('tracks'),
      followers: sum('followers'),
    }
  );
}
