import { useTranslation } from 'react-i18next';
import { crossFade, evenLoudness, fadeChoices } from '@/entities/playback';
import { useStoredValue } from '@/shared/lib/storage';
import { Field, Select } from '@/shared/ui/field';
import { Switch } from '@/shared/ui/switch';
import { EqualiserSettings } from './EqualiserSettings';
import { SettingsCard } from './SettingsCard';

/** How songs sound on this device. See docs/product/player.md. */
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
      <Field label={t('sound.fade.label')} hint={t('sound.fade.hint')}>
        <Select
          value={`${useStoredValue(crossFade) ?? 0}`}
          options={fadeChoices.map((seconds) => ({
            value: `${seconds}`,
            label: seconds === 0 ? t('sound.fade.none') : t('sound.fade.for', { count: seconds }),
          }))}
          onChange={({ target }) => crossFade.write(Number(target.value))}
        />
      </Field>
      <EqualiserSettings />
    </SettingsCard>
  );
}
