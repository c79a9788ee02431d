/** What a label calls a release; how many tracks each has stands in `releaseLimits`. */
export const preparedTypes = ['single', 'ep', 'album'] as const;

/** Why an editor turns a release down; `contract` is also said where its contract ended meanwhile. */
export const rejectionReasons = [
  'sound',
  'cover',
  'credits',
  'rights',
  'contract',
  'other',
] as const;
