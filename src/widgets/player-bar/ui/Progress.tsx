import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seekTo, usePlaybackPosition, heardDuration, useCurrentTrack } from '@/entities/playback';
import { formatTime } from '@/shared/lib/format';
import { useAppDispatch } from '@/shared/redux';
import { Slider } from '@/shared/ui/slider';
import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/entities/session';
import * as styles from './Progress.css';

/** Seconds; a preview for visitors. */
export function useHeardDuration(): number {
  const isPreview = useSelector(selectSessionStatus) === 'visitor';
  return heardDuration(useCurrentTrack()?.duration ?? 0, isPreview);
}

type ProgressProps = { layout?: 'line' | 'stacked' };

/** The only part that ticks. */
export function Progress({ layout = 'line' }: ProgressProps) {
  const { t } = useTranslation('widgets.player-bar');
  const dispatch = useAppDispatch();
  const seconds = useHeardDuration();
  const position = usePlaybackPosition();
  /** The sound seeks on release. */
  const [held, setHeld] = useState<number | null>(null);

  const shown = Math.min(held ?? position, seconds);
  const time = formatTime(shown);
  const duration = formatTime(seconds);
  const handleCommit = (target: number) => {
    setHeld(null);
    dispatch(seekTo(target));
  };
  return (
    <div className={styles.progress} data-layout={layout}>
      <span className={styles.time}>{time}</span>
      <Slider
        label={t('progress.label')}
        value={shown}
        max={seconds}
        valueText={t('progress.value', { time, duration })}
        onValueChange={setHeld}
        onValueCommit={handleCommit}
        isDisabled={seconds === 0}
        className={styles.slider}
      />
      <span className={styles.duration}>{duration}</span>
    </div>
  );
}
