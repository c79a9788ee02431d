import type { Role } from './user.ts';

/** See docs/product/account.md. */
export const credentialLimits = {
  passwordMin: 6,
  staffPasswordMin: 12,
  passwordMax: 256,
  displayNameMax: 60,
} as const;

/** Roles that handle other people's music, data or money. */
const working: ReadonlySet<Role> = new Set(['admin', 'editorial', 'label']);

/** Fewest characters of a password. See docs/product/account.md. */
export const passwordMinOf = (role: Role): number =>
  working.has(role) ? credentialLimits.staffPasswordMin : credentialLimits.passwordMin;

/**
 * Minimum age in years: Spain's age of consent to data processing (Organic Law 3/2018, article
 * 7), the highest of the countries that we serve.
 */
export const ageMin = 14;

/** Characters. */
export const profileLimits = { bioMax: 500 } as const;

/** Bytes. */
export const profileImageMax = 5 * 1024 * 1024;

/** Characters of name and description, tracks of a playlist, playlists of a user. */
export const playlistLimits = {
  nameMax: 100,
  descriptionMax: 300,
  tracks: 10_000,
  perPerson: 1000,
} as const;

/**
 * Page sizes. Tracks: the default and the maximum; playlists, and followed artists or liked
 * albums: the maximum. With the longest names an answer stays below 300 kB.
 */
export const pageLimits = { tracks: 100, tracksMax: 500, playlists: 100, collection: 500 } as const;

/** Longest query in characters, and the most items of each group. */
export const searchLimits = {
  queryMax: 1000,
  artists: 6,
  tracks: 10,
  albums: 6,
  playlists: 6,
} as const;

/** Characters of a name and of an address, views of a user. */
export const analyticsViewLimits = { nameMax: 60, searchMax: 1000, perPerson: 30 } as const;

/** Characters as typed, of the IBAN with spaces. */
export const payoutAccountLimits = { holderMax: 70, ibanMax: 50 } as const;
