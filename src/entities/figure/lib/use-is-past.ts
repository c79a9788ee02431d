import { useState } from 'react';

/** Tells whether a day (UTC) has passed: what was due on it is late, and no payment to come. */
export function useIsPast(): (day: string) => boolean {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (day) => day < today;
}
