import { Repeat, Repeat1, Shuffle, SkipBack, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  nextRequested,
  previousRequested,
  repeatCycled,
  selectIsShuffled,
  selectRepeatMode,
  shuffleToggled,
  useCurrentTrack,
} from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { IconButton } from '@/shared/ui/icon-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './Controls.css';
import { PlayPauseButton } from './PlayPauseButton';

const sizes = {
  medium: { button: 'small', play: 'small', icon: 18 },
  large: { button: 'large', play: 'large', icon: 24 },
} as const;

export function Controls({ size }: { size: keyof typeof sizes }) {
  const { t } = useTranslation('widgets.player-bar');
  const dispatch = useAppDispatch();
  const isShuffled = useSelector(selectIsShuffled);
  const repeatMode = useSelector(selectRepeatMode);
  const track = useCurrentTrack();
  const isEmpty = track === null;
  /** The next track is announced. */
  const [leftId, setLeftId] = useState<string | null>(null);
  const leave = (request: typeof nextRequested | typeof previousRequested) => {
    setLeftId(track?.id ?? null);
    dispatch(request());
  };
  const isAnnounced = track !== null && leftId !== null && track.id !== leftId;
  const { button, play, icon } = sizes[size];
  const RepeatIcon = repeatMode === 'one' ? Repeat1 : Repeat;
  return (
    <div className={styles.controls} data-size={size} onBlur={() => setLeftId(null)}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for a form */}
      <VisuallyHidden role="status">
        {isAnnounced && t('nowPlaying', { title: track.title, artist: track.artist.name })}
      </VisuallyHidden>
      <IconButton
        label={t('shuffle')}
        size={button}
        isPressed={isShuffled}
        onClick={() => dispatch(shuffleToggled())}
      >
        <Shuffle size={icon} aria-hidden />
      </IconButton>
      <IconButton
        label={t('previous')}
        size={button}
        disabled={isEmpty}
        onClick={() => leave(previousRequested)}
      >
        <SkipBack size={icon} fill="currentColor" aria-hidden />
      </IconButton>
      <PlayPauseButton size={play} />
      <IconButton
        label={t('next')}
        size={button}
        disabled={isEmpty}
        onClick={() => leave(nextRequested)}
      >
        <SkipForward size={icon} fill="currentColor" aria-hidden />
      </IconButton>
      <IconButton
        label={t(`repeat.${repeatMode}`)}
        size={button}
        className={styles.repeat}
        data-mode={repeatMode}
        onClick={() => dispatch(repeatCycled())}
      >
        <RepeatIcon size={icon} aria-hidden />
      </IconButton>
    </div>
  );
}
