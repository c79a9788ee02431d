import { PlaylistTile } from '@/entities/playlist';
import { listPath } from '@/features/read-tracks';
import type { OpenedList } from '@/shared/contract/home.ts';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Tile } from '@/shared/ui/tile';
import { PlayPlaylistButton } from '@/widgets/play-playlist';
import { useHomeQuery } from '../api/home-api';
import { PlayListed } from './PlayListed';
import { TilesToCome, shownPlaylists } from './TilesToCome';

type OpenedTilesProps = { featured: readonly Playlist[] };

/** What was opened last; featured playlists fill what is free. */
export function OpenedTiles({ featured }: OpenedTilesProps) {
  const { data, isLoading } = useHomeQuery();
  if (isLoading) return <TilesToCome />;
  const opened = data?.opened.slice(0, shownPlaylists) ?? [];
  const free = featured
    .filter((playlist) => !opened.some(({ id }) => id === playlist.id))
    .slice(0, shownPlaylists - opened.length);
  return (
    <>
      {opened.map((list) => (
        <li key={list.id}>
          <OpenedTile list={list} />
        </li>
      ))}
      {free.map((playlist) => (
        <li key={playlist.id}>
          <PlaylistTile
            playlist={playlist}
            action={<PlayPlaylistButton playlist={playlist} size="small" />}
          />
        </li>
      ))}
    </>
  );
}

function OpenedTile({ list: { kind, id, title, coverImage } }: { list: OpenedList }) {
  const list = { kind, id, name: title };
  return (
    <Tile
      artwork={<Artwork src={coverImage} seed={id} shape="thumb" sizes="72px" />}
      title={title}
      to={listPath(list)}
      action={<PlayListed list={list} size="small" />}
    />
  );
}
