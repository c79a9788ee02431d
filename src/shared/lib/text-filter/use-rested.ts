import { useEffect, useState } from 'react';

/** Milliseconds. */
const restMs = 300;

export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text.trim() === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
