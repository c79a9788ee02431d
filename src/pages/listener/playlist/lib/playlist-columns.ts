/** The columns of a playlist, loading and loaded. See docs/product/music-pages.md. */
export const playlistColumns = ['album', 'addedAt'] as const;
