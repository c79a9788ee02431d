export const editorialLimits = {
  priorityMin: 1,
  priorityMax: 10,
  coverAddressMax: 2048,
  tracksListed: 50,
} as const;

export const stagedCover = 'staged:';

const ownCover = /^(?:\/api\/images\/playlist\/[A-Za-z0-9_-]{1,64}|staged:[\w-]{43})$/;

export const isOwnCover = (text: string): boolean => ownCover.test(text);
