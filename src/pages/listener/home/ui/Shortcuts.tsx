import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlaylistTile, useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { useViewer } from '@/entities/session';
import { paths } from '@/shared/routes';
import { Tile } from '@/shared/ui/tile';
import { PlayPlaylistButton } from '@/widgets/play-playlist';
import type * as listenerParts from './listener-parts';
import * as styles from './Shortcuts.css';
import { TilesToCome, shownPlaylists } from './TilesToCome';

type ShortcutsProps = {
  /** Replaces the featured playlists for signed-in users; null where they cannot be loaded. */
  Opened: typeof listenerParts.OpenedTiles | null | undefined;
};

export function Shortcuts({ Opened }: ShortcutsProps) {
  const { t } = useTranslation('pages.listener.home');
  const { data, error } = useFeaturedPlaylistsQuery();
  const isListener = useViewer() !== null;
  const isWaiting = (!data && !error) || (isListener && Opened === undefined);
  return (
    <ul className={styles.tiles} aria-label={t('shortcuts')}>
      <li>
        <Tile
          artwork={
            <span className={styles.heart}>
              <Heart fill="currentColor" aria-hidden />
            </span>
          }
          title={t('likedSongs')}
          to={isListener ? paths.likedSongs : paths.login}
        />
      </li>
      {isWaiting ? (
        <TilesToCome />
      ) : Opened ? (
        <Opened featured={data ?? []} />
      ) : (
        data?.slice(0, shownPlaylists).map((playlist) => (
          <li key={playlist.id}>
            <PlaylistTile
              playlist={playlist}
              action={<PlayPlaylistButton playlist={playlist} size="small" />}
            />
          </li>
        ))
      )}
    </ul>
  );
}
