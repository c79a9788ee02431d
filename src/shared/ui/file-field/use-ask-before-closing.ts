import { useEffect } from 'react';

/** The browser asks before the page closes during an upload. */
export function useAskBeforeClosing(isOnItsWay: boolean) {
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnItsWay]);
}
