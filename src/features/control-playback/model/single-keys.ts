import { storedValue } from '@/shared/lib/storage';

const stored = storedValue<boolean>('single-keys', (candidate) => typeof candidate === 'boolean');
let areOn = stored.read() ?? true;

/** Whether keys without a modifier do anything: Space and `?`. Kept on this device. */
export const areSingleKeysOn = (): boolean => areOn;

/** Who speaks to the computer, or hits keys by accident, turns them off. */
export function switchSingleKeys(isOn: boolean): void {
  areOn = isOn;
  stored.write(isOn);
}
