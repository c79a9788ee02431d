import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsTrackPlaying } from '@/entities/playback';
import { trackPageApi } from '@/entities/track';
import { useAppDispatch } from '@/shared/redux';
import { Artwork } from '@/shared/ui/artwork';
import { showFailure } from '@/shared/ui/toast';
import { useToggleFirst } from '../model/use-toggle-first';
import * as styles from './PlayCover.css';

type PlayCoverProps = {
  /** Only a reference; the track is fetched to be played. */
  track: { id: string; title: string; coverImage: string | null };
  /** In pixels. */
  width?: 40 | 64;
};

/** A cover that plays and pauses its track. */
export function PlayCover({ track: { id, title, coverImage }, width = 40 }: PlayCoverProps) {
  const { t } = useTranslation('features.play-tracks');
  const dispatch = useAppDispatch();
  const toggle = useToggleFirst();
  const isPlaying = useIsTrackPlaying(id);
  const Icon = isPlaying ? Pause : Play;
  const handlePress = async () => {
    const request = dispatch(trackPageApi.endpoints.trackPage.initiate(id));
    const { data, error } = await request;
    request.unsubscribe();
    if (data) toggle({ tracks: [data], source: `track:${id}` });
    else showFailure('playTrack', error, { text: t('failed', { title }) });
  };
  return (
    <button
      type="button"
      className={styles.size[width]}
      data-playing={isPlaying || undefined}
      aria-label={t(isPlaying ? 'pause' : 'play', { title })}
      onClick={() => void handlePress()}
    >
      <Artwork src={coverImage} seed={id} shape="thumb" sizes={`${width}px`} />
      <span className={styles.veil}>
        <Icon size={18} aria-hidden />
      </span>
    </button>
  );
}
