import { useTranslation } from 'react-i18next';
import { ToastRegion } from '@/shared/ui/toast';

export function Toasts() {
  const { t } = useTranslation('app.layouts');
  return (
    <ToastRegion
      label={t('toasts.label')}
      dismissLabel={t('toasts.dismiss')}
      actionHint={t('toasts.actionHint')}
    />
  );
}
