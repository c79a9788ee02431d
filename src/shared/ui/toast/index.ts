export { useServerToggle } from './use-server-toggle';
export { copyText, showFailure } from './show-failure';
export { ToastRegion } from './ToastRegion';
export { dismissAllToasts, dismissToast, readToast, showToast } from './toasts';
