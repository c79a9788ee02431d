export { Dialog } from './Dialog';
export { FullScreenDialog } from './FullScreenDialog';
