import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { type Claim, claimChanges } from './claims';

/**
 * Keeps a person from losing what they changed: while `isChanged`, ways out of the form are held until
 * `leave` is called. `keeps` tells where the form stays as it is; it has to be the same function always.
 */
export function useUnsavedChanges(isChanged: boolean, keeps: Claim['keeps']) {
  const { navigator } = useContext(NavigationContext);
  const [held, setHeld] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isChanged) return undefined;
    return claimChanges(navigator, { keeps, ask: (leave) => setHeld(() => leave) });
  }, [isChanged, navigator, keeps]);

  return {
    isAsking: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      setHeld(null);
      held?.();
    },
  };
}
