import { useTranslation } from 'react-i18next';
import { StatusBadge } from '@/shared/ui/status-badge';

/** Whether a platform announces the concerts. */
export function PlatformBadge({ isConnected }: { isConnected: boolean }) {
  const { t } = useTranslation('pages.promotion.concerts');
  return (
    <StatusBadge meaning={isConnected ? 'on' : 'over'}>
      {t(isConnected ? 'promotion.connected' : 'promotion.pending')}
    </StatusBadge>
  );
}
