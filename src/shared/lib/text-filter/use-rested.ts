import { useEffect, useState } from 'react';

/** Milliseconds. */
const restMs = 300;

export function useRested(text: string, milliseconds = restMs): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text.trim() === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return rested;
}
