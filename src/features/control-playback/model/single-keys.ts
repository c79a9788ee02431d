import { createStoredValue } from '@/shared/lib/storage';

/** Turned off by users of speech input, or with unsteady hands. */
export const singleKeys = createStoredValue<boolean>(
  'single-keys',
  (candidate) => typeof candidate === 'boolean',
);

export const areSingleKeysOn = (): boolean => singleKeys.read() ?? true;
