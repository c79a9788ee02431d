import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePayoutDelay, usePayoutState } from '@/entities/figure';
import { usePayeePaymentsQuery } from '@/entities/recording-share';
import { SetPayoutAccountButton } from '@/features/set-payout-account';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { Payment } from '@/shared/contract/statement.ts';
import { dash, useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';

/** Statements of a payee, and the account they are paid to. */
export function PayeePayments() {
  const { t } = useTranslation('pages.listener.parts');
  return (
    <Stack as="section" gap={4}>
      <Inline gap={4} justify="between" isWrapping>
        <Stack gap={1}>
          <Heading level={2}>{t('payments.title')}</Heading>
          <Text size="small" tone="muted">
            {t('payments.text')}
          </Text>
        </Stack>
        <SetPayoutAccountButton payee={{ of: 'payee', id: undefined }} />
      </Inline>
      <QueryView
        query={usePayeePaymentsQuery()}
        headingLevel={3}
        loading={<Skeleton shape="block" height="160px" />}
        empty={
          <StatusView
            headingLevel={3}
            icon={<Wallet size={32} />}
            title={t('payments.empty.title')}
            text={t('payments.empty.text')}
          />
        }
      >
        {(payments) => <PaymentTable payments={payments} />}
      </QueryView>
    </Stack>
  );
}

function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('pages.listener.parts');
  const { euros, shortDay, longMonth } = useFormats();
  const getPayoutState = usePayoutState();
  const getDelay = usePayoutDelay();
  const columns: Column<Payment>[] = [
    {
      id: 'period',
      title: t('payments.period'),
      cell: ({ id, period }) => (
        <Link
          to={paths.partsStatement(id)}
          aria-label={t('payments.open', { month: longMonth(period) })}
        >
          {longMonth(period)}
        </Link>
      ),
      value: ({ period }) => period,
    },
    {
      id: 'status',
      title: t('payments.state'),
      part: 'badge',
      cell: (payment) => (
        <StatusBadge meaning={statusMeanings.payout[getPayoutState(payment)]}>
          {t(`payments.status.${getPayoutState(payment)}`)}
        </StatusBadge>
      ),
      value: (payment) => t(`payments.status.${getPayoutState(payment)}`),
      isWhole: true,
    },
    {
      id: 'date',
      title: t('payments.date'),
      part: 'fact',
      cell: ({ date }) => shortDay(date),
      value: ({ date }) => date,
      isWhole: true,
    },
    ...(payments.some((payment) => getDelay(payment) !== null)
      ? [
          {
            id: 'delay',
            title: t('payments.delay'),
            cell: (payment: Payment) => getDelay(payment) ?? dash,
            value: getDelay,
          },
        ]
      : []),
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
  return (
    <DataTable
      label={t('payments.title')}
      columns={columns}
      rows={payments}
      getId={({ id }) => id}
      getName={({ period }) => longMonth(period)}
      isAmongOthers
    />
  );
}
