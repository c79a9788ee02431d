import { useState } from 'react';

/** Whether a UTC day has passed, so that its payment is late. */
export function useIsPast(): (day: string) => boolean {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (day) => day < today;
}
