import { useTranslation } from 'react-i18next';
import { useIsPast } from '@/entities/figure';
import type { LabelPayout } from '@/shared/contract/label-figures.ts';
import { Badge } from '@/shared/ui/badge';

const tones = {
  paid: 'success',
  pending: 'warning',
  carried: 'neutral',
  overdue: 'danger',
} as const;

type PayoutBadgeProps = Pick<LabelPayout, 'status'> & {
  /**
   * The day on which it is due, or was paid.
   * @default null: whether it is late is not known
   */
  date?: string | null;
};

/**
 * Whether a month was paid, or should have been by now.
 * @states default variants
 */
export function PayoutBadge({ status, date = null }: PayoutBadgeProps) {
  const { t } = useTranslation('pages.label.manager');
  const isPast = useIsPast();
  const shown = status === 'pending' && date !== null && isPast(date) ? 'overdue' : status;
  return <Badge tone={tones[shown]}>{t(`payouts.status.${shown}`)}</Badge>;
}
