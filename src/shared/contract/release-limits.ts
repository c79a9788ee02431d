/** Limits of what a label publishes. See docs/product/releases.md. */
export const releaseLimits = {
  /** Characters of a title, of the name of a writer or producer, and of an editor's word. */
  titleMax: 100,
  creditLengthMax: 60,
  noteMax: 500,
  /** Writers or producers of a track. */
  creditsMax: 12,
  tracks: {
    single: { least: 1, most: 3 },
    ep: { least: 4, most: 6 },
    album: { least: 7, most: 50 },
  },
  /** A sound lasts so many seconds, or is an interlude, which earns nothing. */
  songSeconds: 30,
  /** Days from today to the last one on which it may come out. */
  daysAhead: 365,
  /** Releases of a label that are not out yet, drafts among them. */
  unpublished: 200,
} as const;

/** Limits of what is uploaded for a release, in bytes, seconds, pixels and bits in a second. */
export const uploadLimits = {
  soundBytes: 250 * 1024 * 1024,
  secondsMin: 1,
  secondsMax: 3600,
  mp3Bitrate: 320_000,
  coverBytes: 10 * 1024 * 1024,
  /** Of the shorter side. */
  coverSide: 600,
  /** What sounds may take, with the MP3s that are made of them: before a draft names them, and in drafts. */
  share: {
    uploaded: { files: 300, bytes: 8 * 1024 ** 3 },
    label: { files: 2_000, bytes: 40 * 1024 ** 3 },
    everybody: { bytes: 64 * 1024 ** 3 },
  },
} as const;
