import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';
import { useSavePlaylist } from '../model/use-save-playlist';
import type { SavablePlaylist } from '../model/use-send-save';
import * as styles from './SavePlaylistButton.css';

type SavePlaylistButtonProps = {
  playlist: SavablePlaylist;
  /**
   * In a header, or above the cover of a card.
   * @default 'header'
   */
  place?: 'header' | 'card';
};

/** The heart changes after the server's answer. */
export function SavePlaylistButton({ playlist, place = 'header' }: SavePlaylistButtonProps) {
  const { t } = useTranslation('features.save-playlist');
  const { isSaved, toggle } = useSavePlaylist(playlist);
  return (
    <IconButton
      size={place === 'header' ? 'large' : 'medium'}
      label={t(isSaved ? 'unsave' : 'save', { name: playlist.name })}
      className={styles.place[place]}
      onClick={toggle}
    >
      <Heart
        className={styles.heart}
        data-saved={isSaved}
        size={place === 'header' ? 24 : 20}
        aria-hidden
      />
    </IconButton>
  );
}
