import { useTranslation } from 'react-i18next';
import { PreferenceSwitches } from './PreferenceSwitches';
import { SettingsCard } from './SettingsCard';

const names = ['showActivity', 'showPlaylists', 'showFollowing'] as const;

/** 'Privacidad': what others may see. */
export function PrivacySettings() {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <SettingsCard title={t('privacy.title')} text={t('privacy.text')}>
      <PreferenceSwitches
        group="privacy"
        rows={names.map((name) => ({
          name,
          label: t(`privacy.${name}.label`),
          hint: t(`privacy.${name}.hint`),
        }))}
      />
    </SettingsCard>
  );
}
