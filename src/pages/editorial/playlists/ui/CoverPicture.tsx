import { isForeignAddress } from '@/shared/rules/web-address.ts';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { classNames } from '@/shared/lib/class-names';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './playlists.css';

type CoverPictureProps = {
  playlist: EditorialPlaylist;
  /** 40 or 96 px. */
  size?: keyof typeof styles.cover;
};

/**
 * A playlist's cover, by its address where it has one, so that a change shows before it is saved.
 */
export function CoverPicture({ playlist, size = 'medium' }: CoverPictureProps) {
  const { id, coverImage, picture, isActive } = playlist;
  return (
    <Artwork
      src={isForeignAddress(coverImage) ? coverImage : picture}
      seed={id}
      sizes="96px"
      className={classNames(styles.cover[size], !isActive && styles.isOff)}
    />
  );
}
