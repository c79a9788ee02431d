import { useTranslation } from 'react-i18next';
import { StatusBadge } from '@/shared/ui/status-badge';

/** Whether concerts are told of somewhere. */
export function PlatformBadge({ isConnected }: { isConnected: boolean }) {
  const { t } = useTranslation('pages.promotion.concerts');
  return (
    <StatusBadge meaning={isConnected ? 'on' : 'over'}>
      {t(isConnected ? 'promotion.connected' : 'promotion.pending')}
    </StatusBadge>
  );
}
