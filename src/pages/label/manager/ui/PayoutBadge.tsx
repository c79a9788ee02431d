import { useTranslation } from 'react-i18next';
import { usePayoutState } from '@/entities/figure';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { LabelPayout } from '@/shared/contract/label-figures.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

type PayoutBadgeProps = Pick<LabelPayout, 'status'> & {
  /**
   * The day on which it is due, or was paid.
   * @default null: whether it is late is not known
   */
  date?: string | null;
};

/** Whether a month was paid, or should have been by now. */
export function PayoutBadge({ status, date = null }: PayoutBadgeProps) {
  const { t } = useTranslation('pages.label.manager');
  const shown = usePayoutState()({ status, date });
  return (
    <StatusBadge meaning={statusMeanings.payout[shown]}>{t(`payouts.status.${shown}`)}</StatusBadge>
  );
}
