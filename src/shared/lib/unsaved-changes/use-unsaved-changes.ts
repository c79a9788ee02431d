import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { type Claim, claimChanges } from './claims';

/**
 * Keeps a person from losing what they changed: while `isChanged`, ways out of the form are held until
 * `leave` is called, or until nothing is left to lose: what was asked for while the changes were being
 * saved is done when they are. `keeps` tells where the form stays as it is; it has to be the same function always.
 */
export function useUnsavedChanges(isChanged: boolean, keeps: Claim['keeps']) {
  const { navigator } = useContext(NavigationContext);
  const [held, setHeld] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask: Claim['ask'] = (leave) =>
      setHeld(() => () => {
        setHeld(null);
        leave();
      });
    return claimChanges(navigator, { keeps, ask });
  }, [isChanged, navigator, keeps]);

  useEffect(() => {
    if (!isChanged) held?.();
  }, [isChanged, held]);

  return {
    isAsking: held !== null,
    stay: () => setHeld(null),
    leave: () => held?.(),
  };
}
