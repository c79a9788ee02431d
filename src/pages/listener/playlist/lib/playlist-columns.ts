/** The columns of a playlist, loading and loaded. Source: document 1, section 2, Playlist page. */
export const playlistColumns = ['album', 'addedAt'] as const;
