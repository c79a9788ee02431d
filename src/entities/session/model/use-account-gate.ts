import { useAppDispatch } from '@/shared/redux';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';
import type { PendingAction } from './pending-action';
import { type GatedAction, signInRequired } from './sign-in-prompt-slice';
import { useViewer } from './session-slice';
import { returnPath, returnState } from './return-path';

/** `pending` runs after the sign-in. */
export function useAccountGate() {
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  return (action: GatedAction, act: () => void, pending?: PendingAction) => {
    if (viewer) act();
    else dispatch(signInRequired(action, pending));
  };
}

/** Replaces the sign-in page in the history. */
export function useReturnAfterSignIn(otherwise: string = paths.home): void {
  const isSignedIn = useViewer() !== null;
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    if (isSignedIn)
      void navigate(returnPath(state, otherwise), { replace: true, state: returnState(state) });
  }, [isSignedIn, navigate, state, otherwise]);
}
