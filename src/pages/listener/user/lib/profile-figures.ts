import type { UserProfile } from '@/shared/contract/profile.ts';

export type ProfileFigure = {
  key: 'playlists' | 'tracks' | 'playlistFollowers' | 'followers' | 'following';
  /** Null where the person does not share it with who looks. */
  count: number | null;
};

/** The figures of a profile; those of its playlists are withheld with them. */
export function profileFigures(
  { publicPlaylists, followers, following }: UserProfile,
  arePlaylistsShown: boolean,
): ProfileFigure[] {
  const ofPlaylists = (count: number) => (arePlaylistsShown ? count : null);
  const sum = (figure: 'tracks' | 'followers') =>
    publicPlaylists.reduce((total, playlist) => total + playlist[figure], 0);
  return [
    { key: 'playlists', count: ofPlaylists(publicPlaylists.length) },
    { key: 'tracks', count: ofPlaylists(sum('tracks')) },
    { key: 'playlistFollowers', count: ofPlaylists(sum('followers')) },
    { key: 'followers', count: followers },
    { key: 'following', count: following },
  ];
}
