/** A featured playlist changed, or the choice of them. */
export const featuredChanged = { name: 'playlist.featured-changed' } as const;

/** A collaborative playlist, or who takes part in it. */
export const playlistChanged = { name: 'playlist.changed' } as const;
