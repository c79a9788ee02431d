/**
 * Where the worker keeps the files that another application shares with the installed product,
 * until the page that imports them is done. See docs/product/brought-music.md.
 */
export const sharedFiles = {
  cache: 'tonada-shared',
  /** To which the system sends them. */
  address: '/share',
  /** Names the outcome to the page. */
  parameter: 'shared',
  /** Headers of a kept file: its name, encoded, and the moment in milliseconds. */
  nameHeader: 'x-name',
  momentHeader: 'x-kept-at',
} as const;

/** `missed`: no worker was there to take them. */
export type SharedOutcome = 'files' | 'tooLarge' | 'noRoom' | 'missed';
