import { useTranslation } from 'react-i18next';
import { playlistLimits } from '@/shared/contract/limits.ts';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './ChoosePlaylistDialog.css';

type PlaylistButtonProps = { playlist: Playlist; isPending: boolean; onChoose: () => void };

/** A full playlist is marked and does nothing. */
export function PlaylistButton({ playlist, isPending, onChoose }: PlaylistButtonProps) {
  const { t } = useTranslation('features.add-to-playlist');
  const { id, name, coverImage, trackCount } = playlist;
  const isFull = trackCount >= playlistLimits.tracks;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-disabled={isFull}
      aria-busy={isPending}
      onClick={() => isFull || onChoose()}
    >
      <Artwork src={coverImage} seed={id} shape="thumb" sizes="40px" />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>
          {isFull ? t('full') : t('choose.tracks', { count: trackCount })}
        </span>
      </span>
    </button>
  );
}
