import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoopVideo, useMayMove } from '@/entities/canvas';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { Button } from '@/shared/ui/button';
import { Field, FieldGroup, NumberInput } from '@/shared/ui/field';
import { Slider } from '@/shared/ui/slider';
import { Text } from '@/shared/ui/text';
import { type CanvasFaults, type CanvasForm, cutOf } from '../../model/canvas-form';
import { useCanvasWords } from '../../model/use-canvas-words';
import type { ChosenVideo } from '../../model/use-video';
import * as styles from './create.css';

const { startMax, secondsMin, secondsMax } = canvasLimits;

type CutFieldProps = {
  form: CanvasForm;
  faults: CanvasFaults;
  /** The file, where one was chosen and can be sent. */
  video: Extract<ChosenVideo, { state: 'ready' }> | null;
  onChange: (change: Partial<CanvasForm>) => void;
};

/** What is shown of a video: on a strip of its pictures, and in seconds; and how that moves. */
export function CutField({ form, faults, video, onChange }: CutFieldProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const errorOf = (fault: CanvasFaults['startTime'] | CanvasFaults['endTime']) =>
    fault && t(`form.fault.${fault}`, { least: secondsMin, most: secondsMax, startMax });
  return (
    <FieldGroup label={t('cut.title')} hint={t('cut.hint')}>
      {video && <Strip form={form} video={video} onChange={onChange} />}
      <div className={styles.times}>
        <Field label={t('cut.start')} error={errorOf(faults.startTime)}>
          <NumberInput
            hasDecimals
            value={form.startTime}
            onChange={({ target }) => onChange({ startTime: target.value })}
          />
        </Field>
        <Field label={t('cut.end')} error={errorOf(faults.endTime)}>
          <NumberInput
            hasDecimals
            value={form.endTime}
            onChange={({ target }) => onChange({ endTime: target.value })}
          />
        </Field>
      </div>
    </FieldGroup>
  );
}

type StripProps = Pick<CutFieldProps, 'form' | 'onChange'> & {
  video: Extract<ChosenVideo, { state: 'ready' }>;
};

function Strip({ form, video, onChange }: StripProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const { seconds } = useCanvasWords();
  const mayMove = useMayMove();
  const [isPlaying, setPlaying] = useState(mayMove);
  const { strip, seconds: length } = video.found;
  const { start: typedStart, end: typedEnd } = cutOf(form);
  const start = within(typedStart, 0, length);
  const end = Math.max(start, within(typedEnd, 0, length));
  const share = (moment: number) => `${((moment / length) * 100).toFixed(2)}%`;
  const rounded = (value: number) => String(Math.round(value * 10) / 10);
  return (
    <div className={styles.cut}>
      <div className={styles.loop}>
        <LoopVideo
          src={video.url}
          startTime={start}
          endTime={end}
          isLoop={form.isLoop}
          isPlaying={isPlaying && end - start >= 1}
          label={t('cut.preview')}
        />
        <Button size="small" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? t('preview.pause') : t('preview.play')}
        </Button>
      </div>
      <div className={styles.choice}>
        <div className={styles.strip}>
          {strip.map((picture, index) => (
            // Pictures of one video in their order: their place is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <img key={index} src={picture} alt="" className={styles.picture} />
          ))}
          <span
            className={styles.cutOff}
            style={{ insetInlineStart: 0, inlineSize: share(start) }}
          />
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
          onValueChange={(value) => onChange({ startTime: rounded(value) })}
        />
        <Slider
          label={t('cut.endSlider')}
          value={end}
          min={secondsMin}
          max={Math.min(length, secondsMax)}
          step={0.1}
          valueText={seconds(end)}
          onValueChange={(value) => onChange({ endTime: rounded(value) })}
        />
        <Text size="small" isNumeric>
          {t('cut.shown', {
            start: seconds(start),
            end: seconds(end),
            length: seconds(end - start),
          })}
        </Text>
      </div>
    </div>
  );
}

const within = (value: number, least: number, most: number) =>
  Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));
