import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { equaliser, mostGain, untouchedEqualiser } from '@/entities/playback';
import { type Tone, bands, canEqualise } from '@/shared/lib/audio';
import { useStoredValue } from '@/shared/lib/storage';
import { Button } from '@/shared/ui/button';
import { Field, FieldGroup, Select } from '@/shared/ui/field';
import { Slider } from '@/shared/ui/slider';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import { equaliserPresets, findPreset, presetNames } from '../../model/equaliser-presets';
import * as styles from './EqualiserSettings.css';

/** How bass, middle and treble sound on this device. See docs/product/player.md. */
export function EqualiserSettings() {
  const { t } = useTranslation('pages.listener.profile');
  const { isOn, gains } = useStoredValue(equaliser) ?? untouchedEqualiser;
  const isPossible = canEqualise();
  return (
    <Stack gap={5}>
      <Switch
        label={t('sound.equaliser.label')}
        hint={t(isPossible ? 'sound.equaliser.hint' : 'sound.equaliser.impossible')}
        checked={isPossible && isOn}
        disabled={!isPossible}
        onChange={(isChecked) => equaliser.write({ isOn: isChecked, gains })}
      />
      {isPossible && isOn && (
        <Tuning gains={gains} onTune={(tuned) => equaliser.write({ isOn, gains: tuned })} />
      )}
    </Stack>
  );
}

type TuningProps = { gains: Tone; onTune: (gains: Tone) => void };

function Tuning({ gains, onTune }: TuningProps) {
  const { t } = useTranslation('pages.listener.profile');
  const chosen = findPreset(gains);
  const presets = presetNames.map((value) => ({
    value,
    label: t(`sound.equaliser.presets.${value}`),
  }));
  const own = { value: '', label: t('sound.equaliser.own') };
  const handlePreset = (value: string) => {
    const name = presetNames.find((each) => each === value);
    if (name) onTune(equaliserPresets[name]);
  };
  return (
    <>
      <Field label={t('sound.equaliser.preset')}>
        <Select
          value={chosen ?? ''}
          options={chosen === null ? [own, ...presets] : presets}
          onChange={({ target }) => handlePreset(target.value)}
        />
      </Field>
      <FieldGroup label={t('sound.equaliser.bands')}>
        <div className={styles.bands}>
          {bands.map(({ name: hertz }, index) => {
            const gain = gains[index] ?? 0;
            const label =
              hertz < 1000
                ? t('sound.equaliser.hertz', { hertz })
                : t('sound.equaliser.kilohertz', { kilohertz: hertz / 1000 });
            const level = t(gain > 0 ? 'sound.equaliser.raised' : 'sound.equaliser.gain', { gain });
            return (
              <Fragment key={hertz}>
                <Text as="span" isNumeric aria-hidden>
                  {label}
                </Text>
                <Slider
                  label={label}
                  min={-mostGain}
                  max={mostGain}
                  value={gain}
                  valueText={level}
                  onValueChange={(moved) => onTune(gains.with(index, moved))}
                  className={styles.band}
                />
                <Text as="span" isNumeric tone="muted" className={styles.gain} aria-hidden>
                  {level}
                </Text>
              </Fragment>
            );
          })}
        </div>
      </FieldGroup>
      <Stack align="start">
        <Button size="small" variant="soft" onClick={() => onTune(equaliserPresets.flat)}>
          {t('sound.equaliser.reset')}
        </Button>
      </Stack>
    </>
  );
}
