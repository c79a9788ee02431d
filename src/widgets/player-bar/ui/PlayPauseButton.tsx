import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  togglePlayback,
  selectIsBuffering,
  useCurrentTrack,
  useIsPlaying,
} from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { PlayButton } from '@/shared/ui/play-button';
import * as styles from './PlayPauseButton.css';

type PlayPauseButtonProps = { size: 'small' | 'medium' | 'large' };

export function PlayPauseButton({ size }: PlayPauseButtonProps) {
  const { t } = useTranslation('widgets.player-bar');
  const dispatch = useAppDispatch();
  const isPlaying = useIsPlaying();
  const isBuffering = useSelector(selectIsBuffering);
  const isEmpty = useCurrentTrack() === null;
  return (
    <span className={styles.place}>
      <PlayButton
        label={t(isPlaying ? 'pause' : 'play')}
        isPlaying={isPlaying}
        size={size}
        disabled={isEmpty}
        aria-busy={isBuffering}
        onClick={() => dispatch(togglePlayback())}
      />
      {isBuffering && <span className={styles.waiting} aria-hidden />}
    </span>
  );
}
