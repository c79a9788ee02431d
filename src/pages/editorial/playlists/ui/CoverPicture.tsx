import { isForeignAddress } from '@/shared/contract/web-address.ts';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './playlists.css';

type CoverPictureProps = { playlist: EditorialPlaylist };

/**
 * The cover of a playlist of the house: its address where it has one, so that a change shows before it is saved.
 */
export function CoverPicture({ playlist }: CoverPictureProps) {
  const { id, coverImage, picture, isActive } = playlist;
  return (
    <Artwork
      src={isForeignAddress(coverImage) ? coverImage : picture}
      seed={id}
      sizes="96px"
      className={isActive ? styles.cover : `${styles.cover} ${styles.isOff}`}
    />
  );
}
