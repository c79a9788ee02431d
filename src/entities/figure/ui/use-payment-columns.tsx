import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { Payment } from '@/shared/contract/statement.ts';
import { dash, useFormats } from '@/shared/lib/format';
import type { Column } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { StatusBadge } from '@/shared/ui/status-badge';
import { type Payout, usePayoutDelay } from '../lib/use-payout-delay';
import { type PayoutState, usePayoutState } from '../lib/use-payout-state';

/** Why payouts wait: a column, or none where nothing waits. */
export function useDelayColumns<Row extends Payout>(payouts: readonly Row[]): Column<Row>[] {
  const { t } = useTranslation('entities.figure');
  const getDelay = usePayoutDelay();
  if (payouts.every((payout) => getDelay(payout) === null)) return [];
  return [
    {
      id: 'delay',
      title: t('delay.title'),
      cell: (payout) => getDelay(payout) ?? dash,
      value: getDelay,
    },
  ];
}

type PaymentWords = {
  /** Of the payment's statement. */
  getAddress: (payment: Payment) => string;
  /** What the link to the statement opens. */
  getLabel: (payment: Payment) => string;
  getStatus: (state: PayoutState) => string;
  /** Title of the debt, which is only shown where there is one. */
  lacking: string;
};

/** Columns of payments by month: `period`, then how each stands, at last its sums. */
export function usePaymentColumns(
  payments: readonly Payment[],
  { getAddress, getLabel, getStatus, lacking: lackingTitle }: PaymentWords,
): { period: Column<Payment>; standing: Column<Payment>[]; sums: Column<Payment>[] } {
  const { t } = useTranslation('entities.figure');
  const { euros, shortDay, longMonth } = useFormats();
  const getState = usePayoutState();
  const delay = useDelayColumns(payments);
  const period: Column<Payment> = {
    id: 'period',
    title: t('payment.period'),
    cell: (payment) => (
      <Link to={getAddress(payment)} aria-label={getLabel(payment)}>
        {longMonth(payment.period)}
      </Link>
    ),
    value: (payment) => payment.period,
  };
  const status: Column<Payment> = {
    id: 'status',
    title: t('payment.state'),
    part: 'badge',
    cell: (payment) => {
      const state = getState(payment);
      return <StatusBadge meaning={statusMeanings.payout[state]}>{getStatus(state)}</StatusBadge>;
    },
    value: (payment) => getStatus(getState(payment)),
    isWhole: true,
  };
  const date: Column<Payment> = {
    id: 'date',
    title: t('payment.date'),
    part: 'fact',
    cell: ({ date: day }) => shortDay(day),
    value: ({ date: day }) => day,
    isWhole: true,
  };
  const amount: Column<Payment> = {
    id: 'amount',
    title: t('payment.amount'),
    part: 'figure',
    cell: (payment) => <strong>{euros(payment.amount)}</strong>,
    value: (payment) => payment.amount,
    isNumeric: true,
  };
  const lacking: Column<Payment> = {
    id: 'lacking',
    title: lackingTitle,
    rank: 3,
    cell: ({ lacking: sum = 0 }) => (sum < 0 ? euros(sum) : dash),
    value: ({ lacking: sum = 0 }) => sum,
    isNumeric: true,
  };
  const isLacking = payments.some((payment) => (payment.lacking ?? 0) < 0);
  return {
    period,
    standing: [status, date, ...delay],
    sums: [amount, ...(isLacking ? [lacking] : [])],
  };
}
