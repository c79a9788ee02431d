export { ToastRegion } from './ToastRegion';
export { dismissAllToasts, showToast } from './toasts';
