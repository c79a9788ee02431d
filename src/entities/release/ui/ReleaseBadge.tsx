import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { Preparation } from '@/shared/contract/release.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

type ReleaseBadgeProps = {
  status: Preparation['status'];
};

export function ReleaseBadge({ status }: ReleaseBadgeProps) {
  const { t } = useTranslation('entities.release');
  return (
    <StatusBadge meaning={statusMeanings.preparation[status]}>{t(`status.${status}`)}</StatusBadge>
  );
}
