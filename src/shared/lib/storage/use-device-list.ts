import { useSyncExternalStore } from 'react';
import type { DeviceList } from './device-list';

const nothing: readonly never[] = [];

/** Empty for a visitor (`owner` null). */
export function useDeviceList<Item extends { id: string }>(
  list: DeviceList<Item>,
  owner: string | null,
): readonly Item[] {
  const subscribe = (listener: () => void) =>
    owner === null ? () => {} : list.subscribe(owner, listener);
  return useSyncExternalStore(subscribe, () => (owner === null ? nothing : list.read(owner)));
}
