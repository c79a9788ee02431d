/** See docs/product/library.md. */
export const likedColumns = ['album', 'addedAt'] as const;
