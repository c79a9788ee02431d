export type { AppThunk } from './app-thunk';
export { useAppDispatch } from './hooks';
export { listenerMiddleware, startListening } from './listener';
