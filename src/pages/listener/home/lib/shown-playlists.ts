/** Tiles beside liked songs. See docs/product/home.md. */
export const shownPlaylists = 5;
