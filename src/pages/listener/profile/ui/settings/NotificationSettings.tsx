import { useTranslation } from 'react-i18next';
import { PreferenceSwitches } from './PreferenceSwitches';
import { SettingsCard } from './SettingsCard';

const names = ['email', 'push', 'newReleases', 'playlists', 'social'] as const;

/** 'Notificaciones': what a person wants to hear of. */
export function NotificationSettings() {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <SettingsCard title={t('notifications.title')} text={t('notifications.text')}>
      <PreferenceSwitches
        group="notifications"
        rows={names.map((name) => ({
          name,
          label: t(`notifications.${name}.label`),
          hint: t(`notifications.${name}.hint`),
        }))}
      />
    </SettingsCard>
  );
}
