import { createStoredValue } from '@/shared/lib/storage';

/** Whether this device may take part in a session (docs/product/together.md). */
export const togetherMark = createStoredValue<boolean>(
  'listens-together',
  (candidate) => typeof candidate === 'boolean',
);
