/** See docs/product/music-pages.md. */
export const playlistColumns = ['album', 'addedAt'] as const;
