import { useAppDispatch } from '@/shared/redux';
import { type GatedAction, signInRequired } from './sign-in-prompt-slice';
import { useViewer } from './use-viewer';

/**
 * Returns a guard for actions that need an account: it runs the deed for a listener, and opens the
 * login-required modal for a visitor.
 */
export function useAccountGate() {
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  return (action: GatedAction, deed: () => void) => {
    if (viewer) deed();
    else dispatch(signInRequired(action));
  };
}
