import type { Role } from './user.ts';

/** See docs/product/account.md. */
export const credentialLimits = {
  passwordMin: 6,
  staffPasswordMin: 12,
  passwordMax: 256,
  displayNameMax: 60,
} as const;

const working: ReadonlySet<Role> = new Set(['admin', 'editorial', 'label']);

export const getPasswordMin = (role: Role): number =>
  working.has(role) ? credentialLimits.staffPasswordMin : credentialLimits.passwordMin;

/**
 * Years: Spain's age of consent to data processing (Organic Law 3/2018, article 7), the highest
 * where we serve.
 */
export const ageMin = 14;

export const profileLimits = { bioMax: 500 } as const;

/** Bytes. */
export const profileImageMax = 5 * 1024 * 1024;

/** See docs/product/plans.md. */
export const familyLimits = {
  /** Beside the payer. */
  others: 5,
  /** Open invitations by email. */
  invites: 10,
  /** Days for which an invitation is valid. */
  days: 7,
} as const;

export const playlistLimits = {
  nameMax: 100,
  descriptionMax: 300,
  tracks: 10_000,
  perPerson: 1000,
  saved: 5000,
  /** Days in which a deleted one can be restored. */
  restorableDays: 30,
  /** Deleted ones that are listed. */
  deletedListed: 100,
} as const;

/** See docs/product/collaboration.md. */
export const collaborationLimits = {
  /** Beside the owner. */
  others: 100,
  /** Collaborative playlists of one person, own ones too. */
  perPerson: 200,
  /** Days for which a link is valid. */
  days: 7,
  /** Acts of a page of the log. */
  acts: 50,
  /** Open streams of an account on a server. */
  streams: 10,
} as const;

/** Page sizes; with the longest names under 300 kB. */
export const pageLimits = { tracks: 100, tracksMax: 500, playlists: 100, collection: 500 } as const;

export const searchLimits = {
  queryMax: 1000,
  artists: 6,
  tracks: 10,
  albums: 6,
  playlists: 6,
  people: 6,
  /** Of one kind. */
  page: 30,
  recent: 10,
} as const;

/** See docs/product/offline.md. */
export const offlineLimits = {
  /** Days for which a permit is valid at most, and after which a play comes too late. */
  days: 30,
  permitsAtOnce: 100,
  /** Characters. */
  permitMax: 160,
  playsAtOnce: 100,
} as const;

/** Likes given or taken in one call. */
export const likesAtOnce = 100;

/** Of music brought by file; `songs` are matched and `listens` or likes written in one call. */
export const broughtLimits = {
  /** Bytes of all files at once, unpacked: those of the longest history, with 1 kB for a listen. */
  file: 100_000 * 1024,
  /** Files at once, or in an archive. */
  files: 500,
  /** Of a list. */
  rows: 10_000,
  /** Of a history. */
  listens: 100_000,
  songs: 100,
  written: 500,
  /** Entries of one history. */
  perPerson: 200_000,
  candidates: 5,
} as const;

export const analyticsViewLimits = { nameMax: 60, searchMax: 1000, perPerson: 30 } as const;

/** Characters, with spaces. */
export const payoutAccountLimits = { holderMax: 70, partMax: 70 } as const;

/** Characters, with separators. */
export const taxIdMax = 40;

/** Characters. */
export const paymentReasonMax = 200;

/**
 * `reasonMax` in characters; `groupsMost` are listed and decided at once; `leastMax` in plays;
 * `daysMax` of an account. Percentages and hours have an end.
 */
export const screeningLimits = {
  reasonMax: 200,
  groupsMost: 200,
  leastMax: 1_000_000,
  daysMax: 30,
  thresholdMax: { repeat: 2_880, hours: 24, young: 100, listener: 100, network: 100 },
} as const;

/** Tracks that a radio can be asked to leave out. */
export const radioWithoutMost = 50;

/** Characters of why a part of a recording is declined. */
export const shareReasonMax = 300;

/** See docs/product/devices.md. */
export const playerLimits = {
  /** Of a queue. */
  entries: playlistLimits.tracks,
  /** Changes of a list in one call. */
  splices: 2,
  /** Characters. */
  source: 100,
  /** Tracks that are described in one call. */
  tracks: 200,
  /** Of an account; those seen last. */
  devices: 20,
  /** Open streams of an account on a server. */
  streams: 10,
  /** Seconds without a sign after which a device is gone. */
  gone: 10,
} as const;

/** See docs/product/together.md. */
export const togetherLimits = {
  people: 32,
  /** Of the queue. */
  entries: 500,
  hours: 24,
  /** Seconds without a sign after which a person is shown as away. */
  away: 45,
  /** Seconds without a sign of the host after which another person is. */
  hostGone: 120,
  /** Open streams of an account on a server. */
  streams: 4,
} as const;
