import { createStoredValue } from '@/shared/lib/storage';

export const storedDismissal = createStoredValue<true>(
  'preview-banner-dismissed',
  (candidate) => candidate === true,
);
