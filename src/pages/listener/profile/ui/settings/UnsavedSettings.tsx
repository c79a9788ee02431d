import { useTranslation } from 'react-i18next';
import type { RoutePath } from '@/shared/lib/unsaved-changes';
import { paths } from '@/shared/routes';
import { UnsavedChanges } from '@/shared/ui/unsaved-changes';
import { profileTabIn } from '../../model/profile-tab';

/** Other sub-tabs keep the input; the overview replaces them. */
const keepsSettings = ({ pathname, search }: RoutePath) =>
  pathname === paths.profile && profileTabIn(new URLSearchParams(search)) !== 'overview';

export function UnsavedSettings({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <UnsavedChanges
      isChanged={isChanged}
      keeps={keepsSettings}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      stayLabel={t('unsaved.stay')}
      leaveLabel={t('unsaved.leave')}
    />
  );
}
