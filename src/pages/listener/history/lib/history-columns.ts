/** See docs/product/history.md. */
export const historyColumns = ['album', 'playedAt'] as const;
