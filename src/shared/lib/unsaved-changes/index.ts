export { leaveBy } from './claims';
export { listenBeforeRouter, type RoutePath } from './hold-history';
export { useUnsavedChanges } from './use-unsaved-changes';
