/**
 * Shown where the server does not answer: 1,247 hours, 342 songs, 89 followers, 23 playlists. See
 * docs/product/profile.md.
 */
export const sampleFigures = {
  secondsListened: 1_247 * 3600,
  likedSongs: 342,
  followers: 89,
  playlists: 23,
};
