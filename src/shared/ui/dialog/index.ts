export { Dialog, DialogActions } from './Dialog';
export { FullScreenDialog } from './FullScreenDialog';
export * as dialogStyles from './Dialog.css';
export { useReturnFocus } from './use-return-focus';
