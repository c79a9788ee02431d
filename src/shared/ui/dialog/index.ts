export { Dialog, DialogActions } from './Dialog';
export { FullScreenDialog } from './FullScreenDialog';
export { Modal } from './Modal';
export * as dialogStyles from './Dialog.css';
export { useBackAsEscape } from './use-back-as-escape';
export { useCatchSecondPress, keepOpenForToast } from './use-catch-second-press';
export { useReturnFocus } from './use-return-focus';
