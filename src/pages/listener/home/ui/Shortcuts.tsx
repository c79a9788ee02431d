import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlaylistTile, useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { useViewer } from '@/entities/session';
import { paths } from '@/shared/routes';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tile } from '@/shared/ui/tile';
import { PlayPlaylistButton } from '@/widgets/play-playlist';
import * as styles from './Shortcuts.css';

/** See docs/product/home.md. */
const shownPlaylists = 5;

export function Shortcuts() {
  const { t } = useTranslation('pages.listener.home');
  const { data, error } = useFeaturedPlaylistsQuery();
  const isListener = useViewer() !== null;
  const isWaiting = !data && !error;
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
      {data?.slice(0, shownPlaylists).map((playlist) => (
        <li key={playlist.id}>
          <PlaylistTile
            playlist={playlist}
            action={<PlayPlaylistButton playlist={playlist} size="small" />}
          />
        </li>
      ))}
      {isWaiting &&
        Array.from({ length: shownPlaylists }, (_, index) => (
          <li key={index} aria-hidden>
            <Skeleton shape="block" className={styles.waiting} />
          </li>
        ))}
    </ul>
  );
}
