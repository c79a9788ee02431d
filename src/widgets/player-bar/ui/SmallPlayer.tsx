import { SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  goBack,
  goToQueueItem,
  nextRequested,
  selectUpcomingItems,
  useCurrentTrack,
  useSpot,
} from '@/entities/playback';
import { useViewer } from '@/entities/session';
import { useAppDispatch } from '@/shared/redux';
import { Artwork } from '@/shared/ui/artwork';
import { IconButton } from '@/shared/ui/icon-button';
import { PlayPauseButton } from './PlayPauseButton';
import { SpotControls } from './Spot';
import * as styles from './SmallPlayer.css';

const shownNext = 5;

type SmallPlayerProps = { onClose: () => void };

/** What plays and what follows, in a window above others. Ends with the session and the queue. */
export function SmallPlayer({ onClose }: SmallPlayerProps) {
  const { t } = useTranslation('widgets.player-bar');
  const dispatch = useAppDispatch();
  const track = useCurrentTrack();
  const spot = useSpot();
  const upcoming = useSelector(selectUpcomingItems).slice(0, shownNext);
  const viewerId = useViewer()?.id;
  const [openedBy] = useState(viewerId);
  const isOver = track === null || viewerId !== openedBy;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  if (isOver) return null;
  const { title, artist } = spot ? spot.track : track;
  return (
    <main className={styles.player}>
      <Artwork
        src={spot ? spot.track.coverImage : track.album.coverImage}
        seed={spot ? spot.track.id : track.album.id}
        sizes="320px"
        className={styles.cover}
        isPriority
      />
      <div className={styles.words} translate="no">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.artist}>{artist.name}</p>
      </div>
      {spot ? (
        <SpotControls spot={spot} size="large" hasBadge />
      ) : (
        <div className={styles.controls}>
          <IconButton label={t('previous')} onClick={() => dispatch(goBack())}>
            <SkipBack size={20} fill="currentColor" aria-hidden />
          </IconButton>
          <PlayPauseButton size="medium" />
          <IconButton label={t('next')} onClick={() => dispatch(nextRequested())}>
            <SkipForward size={20} fill="currentColor" aria-hidden />
          </IconButton>
        </div>
      )}
      {upcoming.length > 0 && (
        <section className={styles.upcoming}>
          <h2 className={styles.heading}>{t('smallWindow.upcoming')}</h2>
          <ol className={styles.list}>
            {upcoming.map(({ key, track: next }) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles.next}
                  onClick={() => dispatch(goToQueueItem(key))}
                >
                  <span className={styles.nextTitle} translate="no">
                    {next.title}
                  </span>{' '}
                  <span className={styles.artist} translate="no">
                    {next.artist.name}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </main>
  );
}
