import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { PitchStatus } from '@/shared/contract/pitch.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

type PitchBadgeProps = {
  status: PitchStatus;
};

export function PitchBadge({ status }: PitchBadgeProps) {
  const { t } = useTranslation('entities.pitch');
  return <StatusBadge meaning={statusMeanings.pitch[status]}>{t(`status.${status}`)}</StatusBadge>;
}
