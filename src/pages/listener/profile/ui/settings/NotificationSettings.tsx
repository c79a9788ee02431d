import { useTranslation } from 'react-i18next';
import { PreferenceSwitches } from './PreferenceSwitches';
import { SettingsCard } from './SettingsCard';
import { usePreferenceRows } from './use-preference-rows';

export function NotificationSettings() {
  const { t } = useTranslation('pages.listener.profile');
  const rows = usePreferenceRows();
  return (
    <SettingsCard title={t('notifications.title')} text={t('notifications.text')}>
      <PreferenceSwitches group="notifications" rows={rows.notifications} />
    </SettingsCard>
  );
}
