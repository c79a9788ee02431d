import { useTranslation } from 'react-i18next';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { Checkbox, Field, NumberInput } from '@/shared/ui/field';
import { Slider } from '@/shared/ui/slider';
import { Text } from '@/shared/ui/text';
import type { CanvasDraft } from '../../model/use-canvas-form';
import { useSeconds } from '../../model/use-seconds';
import * as styles from './form.css';

const { secondsMin, secondsMax } = canvasLimits;

/** The shown part of a video: on a strip of frames, and in seconds. */
export function CutFields({ draft }: { draft: CanvasDraft }) {
  const { t } = useTranslation('pages.promotion.canvas');
  const { form, fault } = draft;
  return (
    <>
      <Text size="small" tone="muted">
        {t('cut.hint')}
      </Text>
      <Strip draft={draft} />
      <div className={styles.times}>
        <Field label={t('cut.start')} error={fault('startTime')}>
          <NumberInput hasDecimals {...form.register('startTime')} />
        </Field>
        <Field label={t('cut.end')} error={fault('endTime')}>
          <NumberInput hasDecimals {...form.register('endTime')} />
        </Field>
      </div>
      <Checkbox label={t('form.isLoop')} {...form.register('isLoop')} />
    </>
  );
}

function Strip({ draft: { video, cut, change } }: { draft: CanvasDraft }) {
  const { t } = useTranslation('pages.promotion.canvas');
  const seconds = useSeconds();
  if (video === null) return null;
  const { strip, seconds: length } = video.found;
  const start = within(cut.start, 0, length);
  const end = Math.max(start, within(cut.end, 0, length));
  const share = (moment: number) => `${((moment / length) * 100).toFixed(2)}%`;
  const rounded = (value: number) => String(Math.round(value * 10) / 10);
  return (
    <>
      <div className={styles.strip}>
        {strip.map((picture, index) => (
          // Frames of one video in order: the index identifies them.
          // oxlint-disable-next-line react/no-array-index-key
          <img key={index} src={picture} alt="" className={styles.picture} />
        ))}
        <span className={styles.cutOff} style={{ insetInlineStart: 0, inlineSize: share(start) }} />
        <span
          className={styles.cutOff}
          style={{ insetInlineEnd: 0, inlineSize: share(length - end) }}
        />
      </div>
      <Slider
        label={t('cut.startSlider')}
        value={start}
        max={Math.max(0, length - secondsMin)}
        step={0.1}
        valueText={seconds(start)}
        onValueChange={(value) => change({ startTime: rounded(value) })}
      />
      <Slider
        label={t('cut.endSlider')}
        value={end}
        min={secondsMin}
        max={Math.min(length, secondsMax)}
        step={0.1}
        valueText={seconds(end)}
        onValueChange={(value) => change({ endTime: rounded(value) })}
      />
      <Text size="small" isNumeric>
        {t('cut.shown', {
          start: seconds(start),
          end: seconds(end),
          length: seconds(end - start),
        })}
      </Text>
    </>
  );
}

const within = (value: number, least: number, most: number) =>
  Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));
