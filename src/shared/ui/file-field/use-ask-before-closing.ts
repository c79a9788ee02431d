import { useEffect } from 'react';

/** Lets the browser ask before the page closes while files are on their way. */
export function useAskBeforeClosing(isOnItsWay: boolean) {
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnItsWay]);
}
