/** There is a command for a device. */
export const playerChanged = { name: 'player.changed' } as const;
