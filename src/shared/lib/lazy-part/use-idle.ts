import { useEffect, useState } from 'react';

/** Milliseconds after which a busy browser counts as idle. */
const patience = 1_500;

/** True once the page is idle after its first paint. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, patience);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(rest, { timeout: patience });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
