import { keptOnDevice, useKept } from '@/shared/lib/storage';

const stored = keptOnDevice<boolean>('single-keys', (candidate) => typeof candidate === 'boolean');

/** Whether keys without a modifier do anything: Space and `?`. Kept on this device. */
export const areSingleKeysOn = (): boolean => stored.read() ?? true;

/** Who speaks to the computer, or hits keys by accident, turns them off. */
export const switchSingleKeys = stored.write;

/** The same for a component. */
export const useSingleKeysOn = (): boolean => useKept(stored) ?? true;
