import { useTranslation } from 'react-i18next';
import { StatusBadge } from '@/shared/ui/status-badge';

/** Only the page shows concerts by itself; a calendar is offered, and tickets are a link. */
const readyWords = { page: 'connected', calendar: 'offered', tickets: 'linked' } as const;

type PlatformBadgeProps = {
  platform: keyof typeof readyWords;
  /** Whether it announces the concerts. */
  isReady: boolean;
};

export function PlatformBadge({ platform, isReady }: PlatformBadgeProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  return (
    <StatusBadge meaning={isReady ? 'on' : 'over'}>
      {t(`promotion.${isReady ? readyWords[platform] : 'pending'}`)}
    </StatusBadge>
  );
}
