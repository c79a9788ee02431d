import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShare } from '@/shared/lib/format';
import { useSelector } from 'react-redux';
import {
  moveVolumeBy,
  muteToggled,
  selectVolume,
  volumeMoved,
  volumeSettled,
} from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { IconButton } from '@/shared/ui/icon-button';
import { Slider } from '@/shared/ui/slider';
import * as styles from './Volume.css';

const quiet = 0.5;

/** Share of the scale per pixel: a notch of a mouse wheel, some 100 px, is one step. */
const perPixel = 0.05 / 100;

export function Volume() {
  const { t, i18n } = useTranslation('widgets.player-bar');
  const dispatch = useAppDispatch();
  const volume = useSelector(selectVolume);
  const isMuted = volume === 0;
  // React's own wheel listeners are passive, and the page would scroll.
  const followWheel = (box: HTMLElement | null) => {
    /** A touchpad's steps are smaller than one of the scale, and add up. */
    let rest = 0;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      rest -= event.deltaY * perPixel;
      const change = Math.trunc(rest * 100) / 100;
      if (change === 0) return;
      rest -= change;
      dispatch(moveVolumeBy(change));
    };
    box?.addEventListener('wheel', handleWheel, { passive: false });
    return () => box?.removeEventListener('wheel', handleWheel);
  };
  const Icon = isMuted ? VolumeX : volume < quiet ? Volume1 : Volume2;
  return (
    <div className={styles.volume} ref={followWheel}>
      <IconButton
        label={t(isMuted ? 'volume.unmute' : 'volume.mute')}
        size="small"
        onClick={() => dispatch(muteToggled())}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
      <Slider
        label={t('volume.label')}
        value={volume}
        max={1}
        step={0.05}
        valueText={formatShare(volume, i18n.language, 0)}
        onValueChange={(level) => dispatch(volumeMoved(level))}
        onValueCommit={() => dispatch(volumeSettled())}
      />
    </div>
  );
}
