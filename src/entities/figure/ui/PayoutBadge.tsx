import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { LabelPayout } from '@/shared/contract/label-figures.ts';
import { StatusBadge } from '@/shared/ui/status-badge';
import { usePayoutState } from '../lib/use-payout-state';

type PayoutBadgeProps = {
  status: LabelPayout['status'];
  /**
   * The due day, or the day of payment.
   * @default null: whether it is late is not known
   */
  date?: string | null;
};

export function PayoutBadge({ status, date = null }: PayoutBadgeProps) {
  const { t } = useTranslation('entities.figure');
  const shown = usePayoutState()({ status, date });
  return <StatusBadge meaning={statusMeanings.payout[shown]}>{t(`payout.${shown}`)}</StatusBadge>;
}
