import type { ReactNode } from 'react';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { cardPictureSizes } from '@/shared/config/card-picture.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';

type PlaylistCardProps = {
  playlist: Pick<Playlist, 'id' | 'name' | 'description' | 'coverImage'>;
  subtitle?: ReactNode;
  action?: ReactNode;
  isPriority?: boolean;
};

export function PlaylistCard({
  playlist,
  subtitle = playlist.description,
  action,
  isPriority = false,
}: PlaylistCardProps) {
  const { id, name, coverImage } = playlist;
  return (
    <MediaCard
      artwork={
        <Artwork src={coverImage} seed={id} sizes={cardPictureSizes} isPriority={isPriority} />
      }
      title={name}
      to={paths.playlist(id)}
      subtitle={subtitle}
      action={action}
    />
  );
}
