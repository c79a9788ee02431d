/** Limits of an editorial playlist: its place, and the characters of the address of a cover. */
export const editorialLimits = {
  priorityMin: 1,
  priorityMax: 10,
  coverAddressMax: 2048,
  /** Ids that a list names of each playlist: whole ones are read one at a time. */
  tracksListed: 50,
} as const;

/** What a cover that was sent and not saved yet begins with; its hash follows. */
export const stagedCover = 'staged:';

/** A path of ours, or a cover that was sent and is not saved yet: the server says which of them it knows. */
const ownCover = /^(?:\/api\/images\/playlist\/[A-Za-z0-9_-]{1,64}|staged:[\w-]{43})$/;

/** Whether a text names a picture that was sent to us. */
export const isOwnCover = (text: string): boolean => ownCover.test(text);
