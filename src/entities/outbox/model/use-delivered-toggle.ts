import { type DeviceList, useDeviceList } from '@/shared/lib/storage';
import { showToast } from '@/shared/ui/toast';
import type { DeliveredList } from './delivered-list';
import { useDeliveryState } from './use-delivery-state';
import { useToldState } from './use-told-state';

type Toggle<Item extends { id: string }> = {
  /** The list of this device, and how its changes are delivered. */
  local: DeviceList<Item>;
  delivered: DeliveredList<Item>;
  /** Whose list it is; null for a visitor. */
  owner: string | null;
  item: Item;
  /** What the server says of it with its page; undefined where it says nothing. */
  told?: boolean | undefined;
  /** What is said where the device has no room to remember that it is to be delivered. */
  noRoom: string;
};

/**
 * Whether a thing is in a list of the person, where its last change is in its delivery, and what puts it in or takes it out:
 * at once, on this device.
 */
export function useDeliveredToggle<Item extends { id: string }>(toggle: Toggle<Item>) {
  const { local, delivered, owner, item, told, noRoom } = toggle;
  const isHere = useDeviceList(local, owner).some(({ id }) => id === item.id);
  const delivery = useDeliveryState(owner, delivered.name, item.id);
  const state = useToldState({ told, local: isHere, isWaiting: delivery !== null });
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
