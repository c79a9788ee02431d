import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';
import type { LikedAlbum } from '../model/liked-albums';
import { useLikeAlbum } from '../model/use-like-album';
import * as styles from './LikeAlbumButton.css';

/** The heart of an album. */
export function LikeAlbumButton({ album }: { album: LikedAlbum }) {
  const { t } = useTranslation('features.like-album');
  const { isLiked, toggle } = useLikeAlbum(album);
  return (
    <IconButton
      size="large"
      label={t(isLiked ? 'unlike' : 'like', { title: album.title })}
      onClick={toggle}
    >
      <Heart className={styles.heart} data-liked={isLiked} size={26} aria-hidden />
    </IconButton>
  );
}
