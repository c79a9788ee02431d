/** Milliseconds. */
export const pause = {
  changes: 300,
  position: 10_000,
  /** While no other device could ask for it. */
  positionAlone: 30_000,
  /** Between two signs of a device without a stream. */
  sign: 60_000,
  /** A page that plays nothing finishes what it loads first. */
  streamOpens: 3_000,
  streamFirst: 1_000,
  streamMost: 30_000,
};

/** Pings without another device near, between two signs of this one. */
export const quietPings = 20;
