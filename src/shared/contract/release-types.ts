/** `releaseLimits` has the number of tracks of each. */
export const preparedTypes = ['single', 'ep', 'album'] as const;

/** `contract` also covers a contract that ended before the review. */
export const rejectionReasons = [
  'sound',
  'cover',
  'credits',
  'rights',
  'contract',
  'other',
] as const;
