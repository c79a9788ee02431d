import { ListMusic, Plus, RotateCw, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserPlaylistsQuery } from '@/entities/playlist';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { MenuHeading, MenuItem, MenuLateItems, MenuSeparator } from '@/shared/ui/menu';
import type { PlaylistChoice } from '../../model/use-playlist-choice';

const shownPlaylists = 8;

/** The items stay open until the server answers. */
export function PlaylistItems({ choice }: { choice: PlaylistChoice }) {
  const { t } = useTranslation('widgets.track-menu.add-to-playlist');
  const { data: playlists = [], isLoading, isError, refetch } = useUserPlaylistsQuery();
  const { choose, pendingId, ask } = choice;
  const keepOpen = (act: () => unknown) => (event: Event) => {
    event.preventDefault();
    act();
  };
  return (
    <>
      <MenuItem icon={<Plus size={18} />} onSelect={keepOpen(() => ask('new'))}>
        {t('new.item')}
      </MenuItem>
      <MenuSeparator />
      <MenuLateItems isLoading={isLoading} itemsMost={shownPlaylists + 1}>
        {isLoading && <MenuHeading>{t('loading')}</MenuHeading>}
        {isError && (
          <>
            <MenuHeading>{t('unavailable')}</MenuHeading>
            <MenuItem icon={<RotateCw size={18} />} onSelect={keepOpen(() => void refetch())}>
              {t('retry')}
            </MenuItem>
          </>
        )}
        {playlists.slice(0, shownPlaylists).map((playlist) => (
          <MenuItem
            key={playlist.id}
            icon={<ListMusic size={18} />}
            isPending={playlist.id === pendingId}
            reason={playlist.trackCount >= playlistLimits.tracks ? t('full') : undefined}
            onSelect={keepOpen(() => void choose(playlist))}
          >
            {playlist.name}
          </MenuItem>
        ))}
        {playlists.length > shownPlaylists && (
          <MenuItem icon={<Search size={18} />} onSelect={keepOpen(() => ask('all'))}>
            {t('all')}
          </MenuItem>
        )}
      </MenuLateItems>
    </>
  );
}
