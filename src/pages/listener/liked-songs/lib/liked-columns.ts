/** The columns of the liked songs, loading and loaded. See docs/product/library.md. */
export const likedColumns = ['album', 'addedAt'] as const;
