import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useArtistPaymentsQuery } from '@/entities/figure';
import { SaveCertificate } from '@/features/save-papers';
import { SetPayoutAccountButton } from '@/features/set-payout-account';
import { SetTaxDetailsButton } from '@/features/set-tax-details';
import type { Payment } from '@/shared/contract/statement.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import { useDashboardView } from '../../model/dashboard-view';
import { PaymentCards } from './PaymentCards';
import { PaymentTable } from './PaymentTable';

/** Under a label the label pays. */
const getPaidDays = (payments: readonly Payment[]) =>
  payments.flatMap(({ status, date, label }) =>
    status === 'paid' && date !== null && !label ? [date] : [],
  );

/** No month is closed yet; says when the first will be. */
function NoPayments() {
  const { t } = useTranslation('pages.artist.dashboard');
  return (
    <StatusView
      headingLevel={3}
      icon={<CalendarClock size={32} />}
      title={t('payments.none.title')}
      text={t('payments.none.text')}
    />
  );
}

export function PaymentHistory() {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { artist } = useDashboardView();
  const payments = useArtistPaymentsQuery({ artist });
  return (
    <Stack gap={5}>
      <Inline gap={4} justify="between" isWrapping>
        <Heading level={3}>{t('payments.title')}</Heading>
        <Inline gap={2} isWrapping>
          <SetPayoutAccountButton payee={{ of: 'artist', id: artist }} />
          <SetTaxDetailsButton payee={{ of: 'artist', id: artist }} />
        </Inline>
      </Inline>
      <QueryView
        query={payments}
        headingLevel={3}
        loading={<PaymentTable payments={[]} isLoading />}
        empty={<NoPayments />}
      >
        {(shown) => (
          <Stack gap={5}>
            <PaymentCards payments={shown} />
            <Text size="small" tone="muted">
              {t('entities.figure:definition.paymentParts')}
            </Text>
            <PaymentTable payments={shown} />
            <SaveCertificate of={{ office: 'artist', artist }} paid={getPaidDays(shown)} />
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
