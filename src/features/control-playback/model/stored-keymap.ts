import { createStoredValue } from '@/shared/lib/storage';
import { type Keymap, usualKeymap } from '../lib/keymap';

/** What the user changed, on this device. */
export const storedKeymap = createStoredValue<Keymap>(
  'keymap',
  (candidate): candidate is Keymap => typeof candidate === 'object' && candidate !== null,
);

export const getKeymap = (): Keymap => storedKeymap.read() ?? usualKeymap;
