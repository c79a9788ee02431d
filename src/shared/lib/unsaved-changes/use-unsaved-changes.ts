import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { type Claim, claimChanges } from './claims';

/** Holds navigation until `leave` is called or nothing is changed. `keeps` must be stable. */
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
