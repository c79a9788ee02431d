/** Figures of the four stat cards, the same for everybody. Source: document 1, section 2, Profile. */
export const sampleFigures = {
  hoursListened: 1_247,
  likedSongs: 342,
  followers: 89,
  playlists: 23,
} as const;
