export { Dialog, DialogActions } from './Dialog';
export { FullScreenDialog } from './FullScreenDialog';
