import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { PitchStatus } from '@/shared/contract/pitch.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

type PitchBadgeProps = {
  /** What has become of it. */
  status: PitchStatus;
};

/**
 * What has become of a pitch, in a word.
 * @states default variants
 * @without hover focus long-text narrow: it is a word that does nothing
 * @without visitor loading empty failed: it stands in a list that was loaded, on a screen that none may open
 */
export function PitchBadge({ status }: PitchBadgeProps) {
  const { t } = useTranslation('entities.pitch');
  return <StatusBadge meaning={statusMeanings.pitch[status]}>{t(`status.${status}`)}</StatusBadge>;
}
