import { useState } from 'react';

/** Days are UTC. */
export function useIsPast(): (day: string) => boolean {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (day) => day < today;
}
