import { keptOnDevice } from '@/shared/lib/storage';

export const storedDismissal = keptOnDevice<true>(
  'preview-banner-dismissed',
  (candidate) => candidate === true,
);
