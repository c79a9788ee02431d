/** The service got its name and its first admin. */
export const serviceSetUp = { name: 'service.set-up' } as const;
