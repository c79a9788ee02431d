import { useEffect, useState } from 'react';

/** How long typing rests before the server is asked, in milliseconds. */
const restMs = 300;

/** A text as it was when typing last rested; what is emptied counts at once. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text.trim() === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
