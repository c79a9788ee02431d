export { useAppDispatch } from './hooks';
export { listenerMiddleware, startListening } from './listener';
export type { AppThunk } from './app-thunk';
