export type { AppThunk } from './app-thunk';
export { besideStore } from './beside-store';
export { useAppDispatch } from './hooks';
export { listenerMiddleware, startListening } from './listener';
