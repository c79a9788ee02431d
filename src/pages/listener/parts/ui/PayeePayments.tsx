import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaymentColumns } from '@/entities/figure';
import { usePayeePaymentsQuery } from '@/entities/recording-share';
import { SaveCertificate } from '@/features/save-papers';
import { SetPayoutAccountButton } from '@/features/set-payout-account';
import { SetTaxDetailsButton } from '@/features/set-tax-details';
import type { Payment } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { DataTable } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
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
        <Inline gap={2} isWrapping>
          <SetPayoutAccountButton payee={{ of: 'payee', id: undefined }} />
          <SetTaxDetailsButton payee={{ of: 'payee', id: undefined }} />
        </Inline>
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
        {(payments) => (
          <Stack gap={4}>
            <PaymentTable payments={payments} />
            <SaveCertificate
              of={{ office: 'payee' }}
              paid={payments.flatMap(({ status, date }) =>
                status === 'paid' && date !== null ? [date] : [],
              )}
            />
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('pages.listener.parts');
  const { longMonth } = useFormats();
  const { period, standing, sums } = usePaymentColumns(payments, {
    getAddress: ({ id }) => paths.partsStatement(id),
    getLabel: (payment) => t('payments.open', { month: longMonth(payment.period) }),
    getStatus: (state) => t(`payments.status.${state}`),
    lacking: t('payments.lacking'),
  });
  return (
    <DataTable
      label={t('payments.title')}
      columns={[period, ...standing, ...sums]}
      rows={payments}
      getId={({ id }) => id}
      getName={(payment) => longMonth(payment.period)}
      isAmongOthers
    />
  );
}
