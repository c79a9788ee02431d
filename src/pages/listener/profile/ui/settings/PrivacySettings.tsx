import { useTranslation } from 'react-i18next';
import { PreferenceSwitches } from './PreferenceSwitches';
import { SettingsCard } from './SettingsCard';
import { usePreferenceRows } from './use-preference-rows';

export function PrivacySettings() {
  const { t } = useTranslation('pages.listener.profile');
  const rows = usePreferenceRows();
  return (
    <SettingsCard title={t('privacy.title')} text={t('privacy.text')}>
      <PreferenceSwitches group="privacy" rows={rows.privacy} />
    </SettingsCard>
  );
}
