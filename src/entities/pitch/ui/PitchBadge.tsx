import { useTranslation } from 'react-i18next';
import type { PitchStatus } from '@/shared/contract/pitch.ts';
import { Badge } from '@/shared/ui/badge';

const tones = {
  pending: 'warning',
  under_review: 'info',
  accepted: 'success',
  rejected: 'neutral',
} as const;

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
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
