import { keptOnDevice } from '@/shared/lib/storage';

/** Whether the banner was dismissed on this device. */
export const storedDismissal = keptOnDevice<true>(
  'preview-banner-dismissed',
  (candidate) => candidate === true,
);
