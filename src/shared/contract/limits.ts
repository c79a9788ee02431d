import type { Role } from './user.ts';

/** Limits of the credentials. See docs/product/account.md. */
export const credentialLimits = {
  passwordMin: 6,
  staffPasswordMin: 12,
  passwordMax: 256,
  displayNameMax: 60,
} as const;

/** Roles that work for others with what is not theirs: music, people, money. */
const working: ReadonlySet<Role> = new Set(['admin', 'editorial', 'label']);

/** Fewest characters of a password. See docs/product/account.md. */
export const passwordMinOf = (role: Role): number =>
  working.has(role) ? credentialLimits.staffPasswordMin : credentialLimits.passwordMin;

/**
 * Years that a person has lived before they may have an account: as many as Spain asks of who agrees
 * to the use of their data (Organic Law 3/2018, article 7), the most of the countries we serve.
 */
export const ageMin = 14;

/** Limits of what a person may write about themselves, in characters. */
export const profileLimits = { bioMax: 500 } as const;

/** Largest picture that may be sent as a profile image, in bytes. */
export const profileImageMax = 5 * 1024 * 1024;

/** Limits of a playlist: characters of name and description, tracks in one, playlists of one person. */
export const playlistLimits = {
  nameMax: 100,
  descriptionMax: 300,
  tracks: 10_000,
  perPerson: 1000,
} as const;

/**
 * A page of a long list. Tracks: by default, and the most that may be asked for; playlists, and
 * followed artists or liked albums: the most. With the longest names and descriptions an answer stays
 * below 300 kB.
 */
export const pageLimits = { tracks: 100, tracksMax: 500, playlists: 100, collection: 500 } as const;

/** Limits of a search: longest query in characters and the most items of each group. */
export const searchLimits = {
  queryMax: 1000,
  artists: 6,
  tracks: 10,
  albums: 6,
  playlists: 6,
} as const;

/** Limits of saved views: characters of a name and of an address, views of one person. */
export const analyticsViewLimits = { nameMax: 60, searchMax: 1000, perPerson: 30 } as const;

/** Limits of an account as it is typed: characters, of the IBAN with the spaces that people write. */
export const payoutAccountLimits = { holderMax: 70, ibanMax: 50 } as const;
