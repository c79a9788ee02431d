/** The service got its name and its first admin. */
export const serviceSetUp = { name: 'service.set-up' } as const;

/** A backup has taken the place of the empty service. */
export const serviceRestored = { name: 'service.restored' } as const;
