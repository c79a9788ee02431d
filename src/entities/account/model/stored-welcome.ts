import { createStoredValue } from '@/shared/lib/storage';

/** The first choice of artists was made or put off on this device. See docs/product/home.md. */
export const storedWelcome = createStoredValue<true>(
  'welcome-done',
  (candidate) => candidate === true,
);
