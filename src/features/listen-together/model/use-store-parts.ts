import { useStore } from 'react-redux';
import { useAppDispatch } from '@/shared/redux';
import type { Store } from './session-player';

/** The store as the session's player uses it. */
export function useStoreParts(): Store {
  const store = useStore<ReturnType<Store['getState']>>();
  const dispatch = useAppDispatch();
  return {
    dispatch,
    getState: () => store.getState(),
    subscribe: (listener) => store.subscribe(listener),
  };
}
