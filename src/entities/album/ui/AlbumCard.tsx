import type { ReactNode } from 'react';
import type { FullAlbum } from '@/shared/contract/album.ts';
import { cardPictureSizes } from '@/shared/config/card-picture.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';

type AlbumCardProps = {
  album: Pick<FullAlbum, 'id' | 'title' | 'coverImage'> & Partial<Pick<FullAlbum, 'artist'>>;
  /** Replaces the artist. */
  subtitle?: ReactNode;
};

export function AlbumCard({ album, subtitle = album.artist?.name }: AlbumCardProps) {
  const { id, title, coverImage } = album;
  return (
    <MediaCard
      artwork={<Artwork src={coverImage} seed={id} sizes={cardPictureSizes} />}
      title={title}
      to={paths.album(id)}
      subtitle={subtitle}
    />
  );
}
