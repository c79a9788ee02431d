import { storedValue } from '@/shared/lib/storage';

/** Whether the banner was dismissed on this device. */
export const storedDismissal = storedValue<true>(
  'preview-banner-dismissed',
  (candidate) => candidate === true,
);
