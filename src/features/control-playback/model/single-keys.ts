import { keptOnDevice } from '@/shared/lib/storage';

/** Turned off by users of speech input, or with unsteady hands. */
export const singleKeys = keptOnDevice<boolean>(
  'single-keys',
  (candidate) => typeof candidate === 'boolean',
);

export const areSingleKeysOn = (): boolean => singleKeys.read() ?? true;
