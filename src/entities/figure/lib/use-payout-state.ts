import { useIsPast } from './use-is-past';

type State = 'paid' | 'pending' | 'carried';

/** A payout is `overdue` after its UTC day. */
export function usePayoutState(): (payout: {
  status: State;
  date?: string | null | undefined;
}) => State | 'overdue' {
  const isPast = useIsPast();
  return ({ status, date }) => (status === 'pending' && date && isPast(date) ? 'overdue' : status);
}
