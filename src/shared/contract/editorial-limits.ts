/** Positions, and the characters of a cover's address. */
export const editorialLimits = {
  priorityMin: 1,
  priorityMax: 10,
  coverAddressMax: 2048,
  /** Track ids per playlist in a list; a single playlist has all. */
  tracksListed: 50,
} as const;

/** Prefix of an uploaded cover that is not saved yet; its hash follows. */
export const stagedCover = 'staged:';

/** A path of ours, or a staged cover; the server checks that it exists. */
const ownCover = /^(?:\/api\/images\/playlist\/[A-Za-z0-9_-]{1,64}|staged:[\w-]{43})$/;

export const isOwnCover = (text: string): boolean => ownCover.test(text);
