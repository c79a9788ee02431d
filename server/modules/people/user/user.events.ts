/** Staff created or changed an account. */
export const accountChanged = { name: 'user.changed' } as const;

/** An account was suspended or restored, so what it owns is hidden or shown. */
export const accountSuspended = { name: 'user.suspended' } as const;
