import { useTranslation } from 'react-i18next';
import { ToastRegion } from '@/shared/ui/toast';

/** Where the outcome of an action is said, on every screen. */
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
