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

export type ProfileFigure = {
  key: 'playlists' | 'tracks' | 'playlistFollowers' | 'followers' | 'following';
  /** Null where it is hidden from the viewer. */
  count: number | null;
};

/** Hidden playlists hide their figures too. */
export function profileFigures(profile: UserProfile, arePlaylistsShown: boolean): ProfileFigure[] {
  const ofPlaylists = (count: number) => (arePlaylistsShown ? count : null);
  const totals = playlistTotals(profile);
  return [
    { key: 'playlists', count: ofPlaylists(totals.playlists) },
    { key: 'tracks', count: ofPlaylists(totals.tracks) },
    { key: 'playlistFollowers', count: ofPlaylists(totals.followers) },
    { key: 'followers', count: profile.followers },
    { key: 'following', count: profile.following },
  ];
}
