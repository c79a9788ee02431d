import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import { StatusBadge } from '@/shared/ui/status-badge';
import type { ShownStatus } from '../lib/shown-status';

type MarqueeBadgeProps = {
  status: ShownStatus;
};

export function MarqueeBadge({ status }: MarqueeBadgeProps) {
  const { t } = useTranslation('entities.marquee');
  return (
    <StatusBadge meaning={statusMeanings.marquee[status]}>{t(`status.${status}`)}</StatusBadge>
  );
}
