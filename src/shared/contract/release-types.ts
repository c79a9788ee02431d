/** See docs/product/releases.md. */
export const preparedTypes = ['single', 'ep', 'album'] as const;

export const rejectionReasons = [
  'sound',
  'cover',
  'credits',
  'rights',
  'contract',
  'other',
] as const;

export const preparationStates = ['draft', 'pending', 'approved', 'rejected'] as const;
