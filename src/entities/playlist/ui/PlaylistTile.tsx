import type { ReactNode } from 'react';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Tile } from '@/shared/ui/tile';

type PlaylistTileProps = {
  playlist: Pick<Playlist, 'id' | 'name' | 'coverImage'>;
  action?: ReactNode;
};

export function PlaylistTile({ playlist: { id, name, coverImage }, action }: PlaylistTileProps) {
  return (
    <Tile
      artwork={<Artwork src={coverImage} seed={id} shape="thumb" sizes="72px" />}
      title={name}
      to={paths.playlist(id)}
      action={action}
    />
  );
}
