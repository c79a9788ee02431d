import { useTranslation } from 'react-i18next';
import type { ConcertStatus } from '@/shared/contract/concert.ts';
import { Badge } from '@/shared/ui/badge';

const tones = {
  announced: 'info',
  on_sale: 'success',
  sold_out: 'warning',
  completed: 'neutral',
  cancelled: 'danger',
} as const;

type ConcertBadgeProps = {
  /** What has become of the concert. */
  status: ConcertStatus;
};

/**
 * What has become of a concert, in a word.
 * @states default variants
 * @without hover focus long-text narrow: it is a word that does nothing
 * @without visitor loading empty failed: it stands in a list that was loaded
 */
export function ConcertBadge({ status }: ConcertBadgeProps) {
  const { t } = useTranslation('entities.concert');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
