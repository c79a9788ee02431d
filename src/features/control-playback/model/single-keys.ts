import { keptOnDevice, useKept } from '@/shared/lib/storage';

const stored = keptOnDevice<boolean>('single-keys', (candidate) => typeof candidate === 'boolean');

export const areSingleKeysOn = (): boolean => stored.read() ?? true;

/** For users of speech input, or with unsteady hands. */
export const switchSingleKeys = stored.write;

export const useSingleKeysOn = (): boolean => useKept(stored) ?? true;
