import { useEffect, useRef } from 'react';

/** Returns a function that does what `act` of the last rendering does, and nothing after the page was left. */
export function useWhileMounted<Value>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef<typeof act>(null);
  useEffect(() => {
    latest.current = act;
    return () => {
      latest.current = null;
    };
  });
  return (value) => latest.current?.(value);
}
