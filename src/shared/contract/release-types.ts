export const preparedTypes = ['single', 'ep', 'album'] as const;

export const rejectionReasons = [
  'sound',
  'cover',
  'credits',
  'rights',
  'contract',
  'other',
] as const;
