import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { IconButton } from '@/shared/ui/icon-button';
import { useLikeTrack } from '../model/use-like-track';
import * as styles from './LikeTrackButton.css';

type LikeTrackButtonProps = {
  /** The user's own later change wins. */
  track: Pick<Track, 'id' | 'title' | 'liked'>;
  /** In a list with one Tab stop. */
  tabIndex?: number;
};

/** The heart changes after the server's answer. */
export function LikeTrackButton({ track, tabIndex }: LikeTrackButtonProps) {
  const { t } = useTranslation('features.like-track');
  const { isLiked, toggle } = useLikeTrack(track);
  return (
    <IconButton
      label={t(isLiked ? 'unlike' : 'like', { title: track.title })}
      className={styles.heart}
      tabIndex={tabIndex}
      data-liked={isLiked}
      onClick={toggle}
    />
  );
}
