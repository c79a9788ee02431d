import { useAppDispatch } from '@/shared/redux';
import type { PendingAction } from './pending-action';
import { type GatedAction, signInRequired } from './sign-in-prompt-slice';
import { useViewer } from './use-viewer';

/**
 * Returns a guard for actions that need an account: it runs `act` for a listener, and opens the
 * login-required modal for a visitor. What is `pending` then is done after they have signed in.
 */
export function useAccountGate() {
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  return (action: GatedAction, act: () => void, pending?: PendingAction) => {
    if (viewer) act();
    else dispatch(signInRequired(action, pending));
  };
}
