import type { ReactNode } from 'react';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';

type PlaylistCardProps = {
  playlist: Pick<Playlist, 'id' | 'name' | 'description' | 'coverImage'>;
  /** Stands in place of the description. */
  subtitle?: ReactNode;
  /** A play button. */
  action?: ReactNode;
};

/** A playlist with its cover, name and description. */
export function PlaylistCard({
  playlist,
  subtitle = playlist.description,
  action,
}: PlaylistCardProps) {
  const { id, name, coverImage } = playlist;
  return (
    <MediaCard
      artwork={
        <Artwork
          src={coverImage}
          seed={id}
          sizes="(min-width: 1024px) 200px, (min-width: 640px) 25vw, 45vw"
        />
      }
      title={name}
      to={paths.playlist(id)}
      subtitle={subtitle}
      action={action}
    />
  );
}
