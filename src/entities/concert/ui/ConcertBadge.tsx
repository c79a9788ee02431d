import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { ConcertStatus } from '@/shared/contract/concert.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

type ConcertBadgeProps = {
  status: ConcertStatus;
};

export function ConcertBadge({ status }: ConcertBadgeProps) {
  const { t } = useTranslation('entities.concert');
  return (
    <StatusBadge meaning={statusMeanings.concert[status]}>{t(`status.${status}`)}</StatusBadge>
  );
}
