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
export { outbox, useOutbox, useSending } from './model/outbox';
export { type OutboxItem, type PendingItem, isOnlyHere } from './model/outbox-item';
export { useDeliveredToggle } from './model/use-delivered-toggle';
export { useItemForm } from './model/use-item-form';
export { useToolItems } from './model/use-tool-items';
export { sendStaged } from './model/send-staged';
export { PendingState } from './ui/PendingState';
