import { type DeviceList, useDeviceList } from '@/shared/lib/storage';
import { showToast } from '@/shared/ui/toast';
import type { DeliveredList } from './delivered-list';
import { useReportedState } from './use-reported-state';
import { useOutbox, useSending } from './outbox';

type DeliveryState = 'waiting' | 'sending' | 'refused';

/** State of a thing's last change; null where nothing is pending. */
function useDeliveryState(
  owner: string | null,
  list: string,
  thingId: string,
): DeliveryState | null {
  const sending = useSending();
  const item = useOutbox(owner).findLast((one) => one.list === list && one.thing.id === thingId);
  if (item === undefined) return null;
  if (item.refusal !== null) return 'refused';
  return item.id === sending ? 'sending' : 'waiting';
}

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
