export { besideStore } from './beside-store';
export { type AppThunk, useAppDispatch } from './hooks';
export { listenerMiddleware, startListening } from './listener';
