import { useAppDispatch } from '@/shared/redux';
import type { PendingAction } from './pending-action';
import { type GatedAction, signInRequired } from './sign-in-prompt-slice';
import { useViewer } from './use-viewer';

/** `pending` runs after the sign-in. */
export function useAccountGate() {
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  return (action: GatedAction, act: () => void, pending?: PendingAction) => {
    if (viewer) act();
    else dispatch(signInRequired(action, pending));
  };
}
