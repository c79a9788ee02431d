import { HandCoins } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLabelPayoutsQuery, useNamedLabel } from '@/entities/label';
import { SetPayoutAccountButton } from '@/features/set-payout-account';
import { SetTaxDetailsButton } from '@/features/set-tax-details';
import { SaveCertificate, SavePapers } from '@/features/save-papers';
import { changedParams } from '@/shared/lib/address';
import { useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Field, Select } from '@/shared/ui/field';
import { QueryView } from '@/shared/ui/query-view';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { TabSkeleton } from '@/widgets/office';
import { FinanceCards } from './FinanceCards';
import { OwnPart } from './OwnPart';
import { PayoutTable } from './PayoutTable';
import { Projections } from './Projections';
import * as styles from './finance.css';

const PayComparison = lazyPart(() => import('./comparison/PayComparison'), 'PayComparison');

export function FinanceTab() {
  const { t } = useTranslation('pages.label.finance');
  const { longMonth } = useFormats();
  const label = useNamedLabel();
  const [search, setSearch] = useSearchParams();
  const requested = search.get('month') ?? '';
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(requested);
  const payouts = useLabelPayoutsQuery({ label, month: isMonth ? requested : undefined });
  const chooseMonth = (month: string) =>
    setSearch((current) => changedParams(current, { month }), {
      replace: true,
      preventScrollReset: true,
    });
  const account = (
    <Inline gap={2} isWrapping>
      <SetPayoutAccountButton payee={{ of: 'label', id: label }} />
      <SetTaxDetailsButton payee={{ of: 'label', id: label }} />
    </Inline>
  );
  return (
    <QueryView
      query={payouts}
      headingLevel={3}
      loading={<TabSkeleton />}
      isEmpty={({ months }) => months.length === 0}
      empty={
        <StatusView
          headingLevel={3}
          icon={<HandCoins size={32} />}
          title={t('finance.empty.title')}
          text={t('finance.empty.text')}
          action={account}
        />
      }
    >
      {(shown) => (
        <Stack gap={10}>
          <Stack gap={5}>
            <Inline gap={4} align="end" justify="between" isWrapping>
              <Field label={t('finance.month')} className={styles.month}>
                <Select
                  value={shown.month ?? ''}
                  onChange={({ target }) =>
                    chooseMonth(target.value === shown.months[0] ? '' : target.value)
                  }
                  options={shown.months.map((month) => ({ value: month, label: longMonth(month) }))}
                />
              </Field>
              {account}
            </Inline>
            <FinanceCards payouts={shown} />
          </Stack>
          <PayoutTable payouts={shown} />
          <OwnPart payouts={shown} />
          {shown.month !== null && (
            <Inline gap={4} align="end" isWrapping>
              <SavePapers office="label" label={label} month={shown.month} />
              <SaveCertificate of={{ office: 'label', label }} paid={shown.months} />
            </Inline>
          )}
          <Projections payouts={shown.payouts} />
          {shown.month !== null && (
            <Suspense fallback={<TabSkeleton />}>
              <PayComparison month={shown.month} />
            </Suspense>
          )}
        </Stack>
      )}
    </QueryView>
  );
}
