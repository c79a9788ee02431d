import { type DeviceList, useDeviceList } from '@/shared/lib/storage';
import { showToast } from '@/shared/ui/toast';
import type { DeliveredList } from './delivered-list';
import { useDeliveryState } from './use-delivery-state';
import { useReportedState } from './use-reported-state';

type Toggle<Item extends { id: string }> = {
  local: DeviceList<Item>;
  delivered: DeliveredList<Item>;
  /** Null for a visitor. */
  owner: string | null;
  item: Item;
  reported?: boolean | undefined;
  /** Message where the device has no room to keep the act. */
  noRoom: string;
};

/** Acts at once on this device; its last change is delivered later. */
export function useDeliveredToggle<Item extends { id: string }>(toggle: Toggle<Item>) {
  const { local, delivered, owner, item, reported, noRoom } = toggle;
  const isHere = useDeviceList(local, owner).some(({ id }) => id === item.id);
  const delivery = useDeliveryState(owner, delivered.name, item.id);
  const state = useReportedState({
    name: `${owner}:${delivered.name}:${item.id}`,
    reported,
    local: isHere,
    isWaiting: delivery !== null,
  });
  return {
    isIn: state.isIn,
    delivery,
    turn: (isIn: boolean) => {
      if (owner === null) return;
      state.noteChange();
      if (!delivered.change(owner, item, isIn)) showToast({ tone: 'danger', text: noRoom });
    },
  };
}
