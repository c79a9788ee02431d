/** A device of somebody has something to hear. */
export const playerChanged = { name: 'player.changed' } as const;
