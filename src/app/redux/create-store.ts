import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/shared/api';
import { listenerMiddleware } from '@/shared/redux';
import { type AppState, reducer } from './reducer';

/** `preloadedState` is for stories and tests. */
export function createStore(preloadedState?: Partial<AppState>) {
  return configureStore({
    reducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (getDefault) =>
      getDefault().prepend(listenerMiddleware.middleware).concat(api.middleware),
  });
}
