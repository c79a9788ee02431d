import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandBody, PlayerDevice } from '@/shared/contract/player.ts';
import { formatShare, formatTime } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/icon-button';
import { Slider } from '@/shared/ui/slider';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import { secondsNow, usePlayerView } from '../model/player-view';
import { steering } from '../model/steering';
import { useDeviceName } from '../model/use-device-name';
import * as styles from './DevicesDialog.css';

/** Milliseconds. */
const tick = 1_000;

/** Buttons for the device that plays. */
export function Remote({ device }: { device: PlayerDevice }) {
  const { t, i18n } = useTranslation('features.steer-devices');
  const view = usePlayerView();
  const name = useDeviceName()(device);
  const [now, setNow] = useState(() => performance.now());
  /** What is being chosen; sent on release. */
  const [held, setHeld] = useState<{ seconds?: number; volume?: number }>({});
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), tick);
    return () => clearInterval(timer);
  }, []);
  const playing = view.player?.playing;
  if (!playing) return null;
  const { track, isPlaying } = playing;
  const seconds = held.seconds ?? secondsNow(view, Math.max(now, view.answeredAt));
  const volume = held.volume ?? playing.volume;
  const duration = formatTime(track.duration);
  const ask = async (kind: CommandBody['kind'], value?: number) => {
    const isPassed = await steering.ask(kind, value === undefined ? {} : { value });
    setHeld({});
    if (!isPassed) showToast({ tone: 'danger', text: t('failed') });
  };
  return (
    <section aria-label={t('steer', { device: name })} className={styles.remote}>
      <Text>
        <span translate="no">{track.title}</span>
      </Text>
      <Text tone="muted" size="small">
        <span translate="no">{track.artistName}</span>
      </Text>
      <div className={styles.buttons}>
        <IconButton label={t('previous', { device: name })} onClick={() => void ask('previous')}>
          <SkipBack size={20} fill="currentColor" aria-hidden />
        </IconButton>
        <IconButton
          label={t(isPlaying ? 'pause' : 'play', { device: name })}
          onClick={() => void ask(isPlaying ? 'pause' : 'play')}
        >
          {isPlaying ? (
            <Pause size={24} fill="currentColor" aria-hidden />
          ) : (
            <Play size={24} fill="currentColor" aria-hidden />
          )}
        </IconButton>
        <IconButton label={t('next', { device: name })} onClick={() => void ask('next')}>
          <SkipForward size={20} fill="currentColor" aria-hidden />
        </IconButton>
      </div>
      <Slider
        label={t('progress', { device: name })}
        value={seconds}
        max={track.duration}
        valueText={t('progressValue', { time: formatTime(seconds), duration })}
        onValueChange={(value) => setHeld({ seconds: value })}
        onValueCommit={(value) => void ask('seek', value)}
      />
      <Slider
        label={t('volume', { device: name })}
        value={volume}
        max={1}
        step={0.05}
        valueText={formatShare(volume, i18n.language, 0)}
        onValueChange={(value) => setHeld({ volume: value })}
        onValueCommit={(value) => void ask('volume', value)}
      />
    </section>
  );
}
