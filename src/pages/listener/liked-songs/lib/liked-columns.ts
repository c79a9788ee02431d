/** The columns of the liked songs, loading and loaded. Source: document 1, section 2, Liked songs. */
export const likedColumns = ['album', 'addedAt'] as const;
