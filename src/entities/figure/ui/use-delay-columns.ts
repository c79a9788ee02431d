import { useTranslation } from 'react-i18next';
import { dash } from '@/shared/lib/format';
import type { Column } from '@/shared/ui/data-table';
import { type Payout, usePayoutDelay } from '../lib/use-payout-delay';

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
