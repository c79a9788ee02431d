import { api, sessionExpired } from '@/shared/api';
import { startListening } from '@/shared/redux';

/** Forgets everything that was fetched for somebody as soon as the server no longer knows them. */
export function watchSession(): void {
  startListening({
    actionCreator: sessionExpired,
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });
}
