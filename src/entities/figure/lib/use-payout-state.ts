import { useIsPast } from './use-is-past';

type State = 'paid' | 'pending' | 'carried';

/** Tells how a payout stands: one that should have been paid by its day (UTC) is overdue. */
export function usePayoutState(): (payout: {
  status: State;
  date?: string | null | undefined;
}) => State | 'overdue' {
  const isPast = useIsPast();
  return ({ status, date }) => (status === 'pending' && date && isPast(date) ? 'overdue' : status);
}
