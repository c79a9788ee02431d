import { useState } from 'react';

/** Days are UTC. */
export function useIsPast(): (day: string) => boolean {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (day) => day < today;
}

type State = 'paid' | 'pending' | 'carried';
export type PayoutState = State | 'overdue';

/** A payout is `overdue` after its UTC day. */
export function usePayoutState(): (payout: {
  status: State;
  date?: string | null | undefined;
}) => PayoutState {
  const isPast = useIsPast();
  return ({ status, date }) => (status === 'pending' && date && isPast(date) ? 'overdue' : status);
}
