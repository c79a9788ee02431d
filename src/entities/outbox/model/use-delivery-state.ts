import { useOutbox, useSending } from './use-outbox';

export type DeliveryState = 'waiting' | 'sending' | 'refused';

/** State of a thing's last change; null where nothing is pending. */
export function useDeliveryState(
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
