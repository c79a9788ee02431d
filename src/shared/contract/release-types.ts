export const preparedTypes = ['single', 'ep', 'album'] as const;

/** `contract` includes one that ended meanwhile. */
export const rejectionReasons = [
  'sound',
  'cover',
  'credits',
  'rights',
  'contract',
  'other',
] as const;
