import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentTrack, usePlaybackPosition, useSpot } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { usePlaybackMessage } from '../model/use-playback-message';
import { useFullScreen, type QueueSlot } from '../model/use-full-screen';
import { LazyFullScreenPlayer } from './LazyFullScreenPlayer';
import { SpotControls, SpotWords } from './LazySpot';
import { Offers } from './Devices';
import * as styles from './MiniPlayer.css';
import * as trackStyles from './NowPlaying.css';
import { NoTrack } from './NoTrack';
import { PlayPauseButton } from './PlayPauseButton';
import { PreviewBadge } from './Preview';
import { QueueButton } from './QueueButton';
import { SleepMark } from './SleepMark';
import { useHeardDuration } from './Progress';

/** Decorative; the full-screen player has the slider. */
function ThinProgress() {
  const seconds = useHeardDuration();
  const position = usePlaybackPosition();
  return (
    <progress className={styles.thinProgress} value={position} max={seconds || 1} aria-hidden />
  );
}

type MiniPlayerProps = {
  actions?: ((track: Track) => ReactNode) | undefined;
  menu?: ((track: Track) => ReactNode) | undefined;
  queue?: QueueSlot | undefined;
};

export function MiniPlayer({ actions, menu, queue }: MiniPlayerProps) {
  const { t } = useTranslation('widgets.player-bar');
  usePlaybackMessage();
  const track = useCurrentTrack();
  const spot = useSpot();
  const { isOpen, isQueueOpen, open, openQueue, close } = useFullScreen();
  if (!track) {
    return (
      <div className={styles.miniPlayer}>
        <Offers />
        <div className={styles.summary}>
          <NoTrack />
        </div>
      </div>
    );
  }
  const { title, artist, album } = track;
  return (
    <div className={styles.miniPlayer} data-menu-place={paths.track(track.id)}>
      <Offers />
      {spot ? (
        <Suspense fallback={<span />}>
          <SpotWords spot={spot} />
          <SpotControls spot={spot} size="small" />
        </Suspense>
      ) : (
        <>
          <ThinProgress />
          <button type="button" className={styles.summary} aria-haspopup="dialog" onClick={open}>
            <VisuallyHidden>{t('fullScreen.open')}</VisuallyHidden>
            <Artwork src={album.coverImage} seed={album.id} shape="thumb" sizes="44px" />
            <span className={trackStyles.words}>
              <span className={trackStyles.title} translate="no">
                {title}
              </span>
              <span className={trackStyles.byline}>
                <PreviewBadge />
                <SleepMark />
                <span className={trackStyles.artist} translate="no">
                  {artist.name}
                </span>
              </span>
            </span>
          </button>
          {actions?.(track)}
          <PlayPauseButton size="small" />
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <LazyFullScreenPlayer
            track={track}
            actions={actions}
            menu={menu}
            queueButton={queue && <QueueButton isOpen={isQueueOpen} onToggle={openQueue} />}
            onClose={close}
          />
          {isQueueOpen && queue?.sheet(close)}
        </Suspense>
      )}
    </div>
  );
}
