export { outboxServer } from './api/outbox-server';
export { deliverOutbox } from './model/deliver-outbox';
export { deliveredList } from './model/delivered-list';
export { outbox } from './model/outbox';
export type { OutboxItem } from './model/outbox-item';
export { useDeliveryState } from './model/use-delivery-state';
export { useOutbox, useSending } from './model/use-outbox';
