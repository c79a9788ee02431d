import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  selectIsBuffering,
  selectIsCurrentAdded,
  useHasTrackFailed,
  useIsPlaying,
} from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Equalizer } from '@/shared/ui/equalizer';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import * as styles from './CurrentTrack.css';
import * as queueStyles from './Queue.css';
import { SourceLine } from './SourceLine';
import { useReason } from './QueueRow';

export function CurrentTrack({ track }: { track: Track }) {
  const { t } = useTranslation('widgets.queue-panel');
  const isPlaying = useIsPlaying();
  const isBuffering = useSelector(selectIsBuffering);
  const isAdded = useSelector(selectIsCurrentAdded);
  const hasFailed = useHasTrackFailed(track.id);
  const reason = useReason(track);
  const { title, artist, album } = track;
  return (
    <div className={queueStyles.part}>
      <h3 className={queueStyles.heading}>{t('current')}</h3>
      <div className={styles.current}>
        <Artwork src={album.coverImage} seed={album.id} shape="thumb" sizes="56px" />
        <div className={styles.words}>
          <Link to={paths.track(track.id)} className={styles.title}>
            {title}
          </Link>
          <Link to={paths.artist(artist.id)} className={styles.artist}>
            {artist.name}
          </Link>
          {hasFailed && <span className={styles.note}>{t('failed')}</span>}
        </div>
        <Equalizer isPlaying={isPlaying && !isBuffering} />
      </div>
      {reason && (
        <Text size="label" tone="muted">
          {reason}
        </Text>
      )}
      {!isAdded && !reason && <SourceLine />}
    </div>
  );
}
