/** How people know the identity server of the house; null without one. */
export const houseName = (): string | null => document.documentElement.dataset['house'] ?? null;

/** The server leads on from here. */
export const houseStart = '/api/auth/oidc/start';

/** Why somebody comes back from there without having entered: `/login?oidc=…`. */
export const houseFailures = [
  'denied',
  'unreachable',
  'clock',
  'refused',
  'expired',
  'limited',
] as const;

export type HouseFailure = (typeof houseFailures)[number];
