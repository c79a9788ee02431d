import { useTranslation } from 'react-i18next';
import { evenLoudness } from '@/entities/playback';
import { useStoredValue } from '@/shared/lib/storage';
import { Switch } from '@/shared/ui/switch';
import { SettingsCard } from './SettingsCard';

/** Whether loud songs are lowered to the others. See docs/product/player.md. */
export function SoundSettings() {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <SettingsCard title={t('sound.title')}>
      <Switch
        label={t('sound.even.label')}
        hint={t('sound.even.hint')}
        checked={useStoredValue(evenLoudness) ?? true}
        onChange={(isChecked) => evenLoudness.write(isChecked)}
      />
    </SettingsCard>
  );
}
