import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { returnPath, returnState } from './return-path';
import { useViewer } from './use-viewer';

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
