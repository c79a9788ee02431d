/** Limits of the credentials. Source: document 1, sections 5 and 9; the upper bounds are ours. */
export const credentialLimits = { passwordMin: 6, passwordMax: 256, displayNameMax: 60 } as const;

/** Limits of what a person may type about a playlist, in characters. */
export const playlistLimits = { nameMax: 100, descriptionMax: 300 } as const;

/** Limits of a search: longest query in characters and the most items of each group. */
export const searchLimits = {
  queryMax: 1000,
  artists: 6,
  tracks: 10,
  albums: 6,
  playlists: 6,
} as const;
