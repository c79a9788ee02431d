import type { ReactNode } from 'react';
import type { AlbumPage } from '@/shared/contract/album.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';

type AlbumCardProps = {
  album: Pick<AlbumPage, 'id' | 'title' | 'coverImage'> & Partial<Pick<AlbumPage, 'artist'>>;
  /** Stands in place of the artist, for example among the albums of one artist. */
  subtitle?: ReactNode;
};

/** An album with its cover and artist. */
export function AlbumCard({ album, subtitle = album.artist?.name }: AlbumCardProps) {
  const { id, title, coverImage } = album;
  return (
    <MediaCard
      artwork={<Artwork src={coverImage} seed={id} sizes="(min-width: 640px) 200px, 45vw" />}
      title={title}
      to={paths.album(id)}
      subtitle={subtitle}
    />
  );
}
