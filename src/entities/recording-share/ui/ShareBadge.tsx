import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { RecordingShare } from '@/shared/contract/recording-share.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

type ShareBadgeProps = {
  share: Pick<RecordingShare, 'state' | 'isInForce'>;
};

/** Of an accepted sheet, whether it holds today. */
export function ShareBadge({ share: { state, isInForce } }: ShareBadgeProps) {
  const { t } = useTranslation('entities.recording-share');
  return (
    <StatusBadge meaning={isInForce ? 'on' : statusMeanings.share[state]}>
      {t(`state.${isInForce ? 'inForce' : state}`)}
    </StatusBadge>
  );
}
