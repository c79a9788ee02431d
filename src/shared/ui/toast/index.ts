export { ToastRegion } from './ToastRegion';
export { type ToastTone, showToast } from './toasts';
