import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useAlbumQuery } from '@/entities/album';
import { useArtistQuery } from '@/entities/artist';
import { selectSource } from '@/entities/playback';
import { useOpenedPlaylistQuery } from '@/entities/playlist';
import { paths } from '@/shared/routes';

/** The name is undefined while it loads. */
type Source = { to: string; name: string | undefined };
type Drawing = { children: (source: Source | null) => ReactNode };
type SourceProps = Drawing & { id: string };

/** Draws the list that the queue was started from; null for none that has a page. */
export function QueueSource({ children }: Drawing) {
  const { t } = useTranslation('widgets.queue-panel');
  const [kind, id = ''] = useSelector(selectSource)?.split(':') ?? [];
  if (kind === 'playlist') return <PlaylistSource id={id}>{children}</PlaylistSource>;
  if (kind === 'album') return <AlbumSource id={id}>{children}</AlbumSource>;
  if (kind === 'artist') return <ArtistSource id={id}>{children}</ArtistSource>;
  return children(kind === 'liked' ? { to: paths.likedSongs, name: t('source.liked') } : null);
}

function PlaylistSource({ id, children }: SourceProps) {
  return children({ to: paths.playlist(id), name: useOpenedPlaylistQuery(id).data?.name });
}

function AlbumSource({ id, children }: SourceProps) {
  return children({ to: paths.album(id), name: useAlbumQuery(id).data?.title });
}

function ArtistSource({ id, children }: SourceProps) {
  return children({ to: paths.artist(id), name: useArtistQuery(id).data?.name });
}
