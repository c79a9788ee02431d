/** A featured playlist changed, or the choice of them. */
export const featuredChanged = { name: 'playlist.featured-changed' } as const;
