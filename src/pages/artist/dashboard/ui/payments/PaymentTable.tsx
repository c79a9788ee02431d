import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaymentColumns } from '@/entities/figure';
import type { Payment } from '@/shared/contract/statement.ts';
import { saveCsv } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable, exportRows } from '@/shared/ui/data-table';
import { Inline, Stack } from '@/shared/ui/stack';
import { statementAddress, useDashboardView } from '../../model/dashboard-view';

type PaymentTableProps = {
  /** Newest month first. */
  payments: readonly Payment[];
  isLoading?: boolean;
};

const expected = 12;

/** Payments with their breakdown, exported as a spreadsheet file. */
export function PaymentTable({ payments, isLoading = false }: PaymentTableProps) {
  const { t, i18n } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { euros, longMonth } = useFormats();
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
  const { period, standing, sums } = usePaymentColumns(payments, {
    getAddress: ({ id }) => statementAddress(id, artist),
    getLabel: (payment) => t('statement.open', { month: getName(payment) }),
    getStatus: (state) => t(`payments.status.${state}`),
    lacking: t('payments.lacking'),
  });
  const columns: Column<Payment>[] = [
    period,
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
    ...standing,
    part('streaming'),
    part('playlists'),
    part('radio'),
    ...sums,
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
