import { useEffect, useState } from 'react';

/** Milliseconds after which a browser that never rests, or does not tell of it, counts as at rest. */
const patience = 1_500;

/** Whether the page has come to rest after it was drawn: before that nothing is fetched that nobody waits for. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    // Safari does not tell of it.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, patience);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(rest, { timeout: patience });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
