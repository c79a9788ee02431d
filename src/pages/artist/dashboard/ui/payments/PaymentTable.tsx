import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePayoutDelay, usePayoutState } from '@/entities/figure';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { Payment } from '@/shared/contract/statement.ts';
import { saveCsv } from '@/shared/files';
import { dash, useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable, exportRows } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { useDashboardView } from '../../model/dashboard-view';

type PaymentTableProps = {
  /** Newest month first. */
  payments: readonly Payment[];
  isLoading?: boolean;
};

const expected = 12;

/** Payments with their breakdown, exported as a spreadsheet file. */
export function PaymentTable({ payments, isLoading = false }: PaymentTableProps) {
  const { t, i18n } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { euros, shortDay, longMonth } = useFormats();
  const getPayoutState = usePayoutState();
  const getDelay = usePayoutDelay();
  const { artist } = useDashboardView();
  const payer = ({ label }: Payment) => label ?? t('payments.direct');
  // After a change of label, a month has one row per label.
  const isPayerKnown = payments.some(({ label }) => label !== undefined);
  const getName = (payment: Payment) => {
    const month = longMonth(payment.period);
    return isPayerKnown ? t('payments.rowOf', { month, payer: payer(payment) }) : month;
  };
  const part = (name: keyof Payment['breakdown']): Column<Payment> => ({
    id: name,
    title: t(`payments.${name}`),
    rank: 4,
    cell: ({ breakdown }) => euros(breakdown[name]),
    value: ({ breakdown }) => breakdown[name],
    isNumeric: true,
  });
  const columns: Column<Payment>[] = [
    {
      id: 'period',
      title: t('payments.period'),
      cell: (payment) => (
        <Link
          to={`/spotify-for-artists/statement/${payment.id}${artist === undefined ? '' : `?artist=${artist}`}`}
          aria-label={t('statement.open', { month: getName(payment) })}
        >
          {longMonth(payment.period)}
        </Link>
      ),
      value: ({ period }) => period,
    },
    ...(isPayerKnown
      ? [
          {
            id: 'payer',
            title: t('payments.payer'),
            rank: 3 as const,
            isShownOnce: true,
            cell: payer,
            value: payer,
          },
        ]
      : []),
    {
      id: 'status',
      title: t('payments.state'),
      part: 'badge',
      cell: (payment) => {
        const state = getPayoutState(payment);
        return (
          <StatusBadge meaning={statusMeanings.payout[state]}>
            {t(`payments.status.${state}`)}
          </StatusBadge>
        );
      },
      value: (payment) => t(`payments.status.${getPayoutState(payment)}`),
      isWhole: true,
    },
    {
      id: 'date',
      title: t('payments.date'),
      part: 'fact',
      cell: ({ date: day }) => shortDay(day),
      value: ({ date: day }) => day,
      isWhole: true,
    },
    ...(payments.some((payout) => getDelay(payout) !== null)
      ? [
          {
            id: 'delay',
            title: t('entities.figure:delay.title'),
            cell: (payout: Payment) => getDelay(payout) ?? dash,
            value: getDelay,
          },
        ]
      : []),
    part('streaming'),
    part('playlists'),
    part('radio'),
    {
      id: 'amount',
      title: t('payments.amount'),
      part: 'figure',
      cell: ({ amount }) => <strong>{euros(amount)}</strong>,
      value: ({ amount }) => amount,
      isNumeric: true,
    },
    ...(payments.some(({ lacking = 0 }) => lacking < 0)
      ? [
          {
            id: 'lacking',
            title: t('payments.lacking'),
            rank: 3 as const,
            cell: ({ lacking = 0 }: Payment) => (lacking < 0 ? euros(lacking) : dash),
            value: ({ lacking = 0 }: Payment) => lacking,
            isNumeric: true,
          },
        ]
      : []),
  ];
  const handleExport = () => {
    const definitions = (['pendingPayments', 'paidPayments', 'paymentParts'] as const).map(
      (name) => [t(`entities.figure:figure.${name}`), t(`entities.figure:definition.${name}`)],
    );
    const rows = [...exportRows(columns, payments), [], ...definitions];
    saveCsv(t('payments.file'), rows, i18n.language);
  };
  return (
    <Stack gap={3}>
      <DataTable
        label={t('payments.title')}
        columns={columns}
        rows={payments}
        getId={({ id }) => id}
        getName={getName}
        isLoading={isLoading}
        loadingRows={expected}
        isAmongOthers
      />
      {!isLoading && (
        <Inline justify="end">
          <Button size="small" onClick={handleExport}>
            <Download size={16} aria-hidden />
            {t('payments.export')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
