export { outboxServer } from './api/outbox-server';
export { type OutboxScope, listedFor, toScopeOfOne } from './model/outbox-scope';
export {
  defineItem,
  type FormSource,
  type ItemKind,
  type Shown,
  type ShownOf,
} from './model/define-item';
export { deliverOutbox, type Stage } from './model/deliver-outbox';
export { useDeliveredShare } from './model/delivered-share';
export { deliveredList } from './model/delivered-list';
export { useForgottenFiles } from './model/forget-sent-files';
export { outbox } from './model/outbox';
export type { OutboxItem } from './model/outbox-item';
export { type PendingItem, isOnlyHere } from './model/pending-item';
export { useDeliveredToggle } from './model/use-delivered-toggle';
export { useItemForm } from './model/use-item-form';
export { useToolItems } from './model/use-tool-items';
export { sendStaged } from './model/send-staged';
export { useOutbox, useSending } from './model/use-outbox';
export { PendingState } from './ui/PendingState';
