/** See docs/product/releases.md. */
export const releaseLimits = {
  titleMax: 100,
  creditLengthMax: 60,
  noteMax: 500,
  creditsMax: 12,
  /** ISRC and UPC, as typed. */
  codeMax: 40,
  tracks: {
    single: { least: 1, most: 3 },
    ep: { least: 4, most: 6 },
    album: { least: 7, most: 50 },
  },
  /** Shorter tracks earn nothing. */
  songSeconds: 30,
  /** Days from today. */
  daysAhead: 365,
  unpublished: 200,
} as const;

/** Links for the press, of one release. */
export const pressLinkLimits = {
  most: 20,
  noteMax: 60,
  /** By default, from today. */
  days: 14,
  /** After the day of the release. */
  daysAfter: 30,
} as const;

/** Bytes, seconds, pixels, bits per second. */
export const uploadLimits = {
  soundBytes: 250 * 1024 * 1024,
  secondsMin: 1,
  secondsMax: 3600,
  mp3Bitrate: 320_000,
  coverBytes: 10 * 1024 * 1024,
  coverSide: 600,
  share: {
    uploaded: { files: 300, bytes: 8 * 1024 ** 3 },
    label: { files: 2_000, bytes: 40 * 1024 ** 3 },
    everybody: { bytes: 64 * 1024 ** 3 },
  },
} as const;
