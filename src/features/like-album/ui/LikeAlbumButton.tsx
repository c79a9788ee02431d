import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/icon-button';
import { type LikableAlbum, useLikeAlbum } from '../model/use-like-album';
import * as styles from './LikeAlbumButton.css';

type LikeAlbumButtonProps = {
  album: LikableAlbum;
};

/** Its description reports an undelivered change. */
export function LikeAlbumButton({ album }: LikeAlbumButtonProps) {
  const { t } = useTranslation('features.like-album');
  const { isLiked, delivery, toggle } = useLikeAlbum(album);
  return (
    <IconButton
      size="large"
      label={t(isLiked ? 'unlike' : 'like', { title: album.title })}
      onClick={toggle}
      aria-description={delivery ? t(`delivery.${delivery}`) : undefined}
    >
      <Bookmark className={styles.mark} data-liked={isLiked} size={24} aria-hidden />
    </IconButton>
  );
}
