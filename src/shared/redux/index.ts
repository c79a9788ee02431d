export type { AppThunk } from './app-thunk';
export { useAppDispatch } from './hooks';
export { lateMiddleware } from './late-middleware';
export { startListening } from './listener';
