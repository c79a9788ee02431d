/** How people know the identity server of the house; null without one. */
export const houseName = (): string | null => document.documentElement.dataset['house'] ?? null;

/** The server leads on from here. */
export const houseStart = '/api/auth/oidc/start';
