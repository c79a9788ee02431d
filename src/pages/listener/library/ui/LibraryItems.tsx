import { useTranslation } from 'react-i18next';
import { PlaylistCard } from '@/entities/playlist';
import { SaveOnCard } from '@/features/save-playlist';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { formatTotalDuration } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Grid } from '@/shared/ui/grid';
import { Inline, Stack } from '@/shared/ui/stack';
import { ListMenuButton } from '@/widgets/list-menu';
import { PlayPlaylistButton } from '@/widgets/play-playlist';
import type { LibraryLayout } from '../model/use-library-view';
import * as styles from './LibraryPage.css';
import { LibraryRow } from './LibraryRow';
import { LikedSongsEntry } from './LikedSongsEntry';

type LibraryItemsProps = {
  playlists: readonly Playlist[];
  layout: LibraryLayout;
  hasLikedSongs: boolean;
};

export function LibraryItems({ playlists, layout, hasLikedSongs }: LibraryItemsProps) {
  const { t } = useTranslation('pages.listener.library');
  const items = (
    <>
      {hasLikedSongs && (
        <li>
          <LikedSongsEntry layout={layout} />
        </li>
      )}
      {playlists.map((playlist) => (
        <li key={playlist.id}>
          <PlaylistItem playlist={playlist} layout={layout} />
        </li>
      ))}
    </>
  );
  return layout === 'grid' ? (
    <Grid className={styles.cards} aria-label={t('list')}>
      {items}
    </Grid>
  ) : (
    <Stack as="ul" gap={1} aria-label={t('list')}>
      {items}
    </Stack>
  );
}

type PlaylistItemProps = { playlist: Playlist; layout: LibraryLayout };

function PlaylistItem({ playlist, layout }: PlaylistItemProps) {
  const { t } = useTranslation('pages.listener.library');
  const { id, name, owner, coverImage, trackCount, totalDuration } = playlist;
  const action = (
    <>
      <SaveOnCard playlist={playlist} />
      <PlayPlaylistButton playlist={playlist} size={layout === 'grid' ? 'medium' : 'small'} />
    </>
  );
  if (layout === 'grid') {
    const description = t('playlist.by', { creator: owner.displayName });
    return <PlaylistCard playlist={{ id, name, description, coverImage }} action={action} />;
  }
  return (
    <LibraryRow
      artwork={<Artwork src={coverImage} seed={id} shape="thumb" sizes="56px" />}
      title={name}
      to={paths.playlist(id)}
      subtitle={t('playlist.by', { creator: owner.displayName })}
      fact={
        trackCount === 0
          ? t('playlist.empty')
          : t('playlist.total', {
              count: trackCount,
              duration: formatTotalDuration(totalDuration),
            })
      }
      action={
        <Inline gap={1}>
          {action}
          <ListMenuButton list={{ kind: 'playlist', id, name }} />
        </Inline>
      }
    />
  );
}
