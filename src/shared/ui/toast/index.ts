export { ToastRegion } from './ToastRegion';
export { showToast } from './toasts';
