export { listenBeforeRouter } from './before-router';
export { leaveBy, leaveSaved } from './claims';
export type { RoutePath } from './hold-history';
export { useUnsavedChanges } from './use-unsaved-changes';
