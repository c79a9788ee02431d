import { useTranslation } from 'react-i18next';
import { LikeAlbumButton } from '@/features/like-album';
import { headerArtSizes } from '@/shared/config/header-art.ts';
import type { FullAlbum } from '@/shared/contract/album.ts';
import { formatTotalDuration, formatYear } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Link } from '@/shared/ui/link';
import { CollectionHeader } from '@/widgets/collection-header';
import { ListActions } from '@/widgets/list-menu';
import { albumSource } from './AlbumTracks';

export function AlbumHeader({ album }: { album: FullAlbum }) {
  const { t } = useTranslation('pages.listener.album');
  const { id, title, artist, releaseDate, totalTracks, duration, coverImage, colour } = album;
  const { released } = album;
  return (
    <CollectionHeader
      kind={t('kind')}
      title={title}
      colour={colour}
      artwork={
        <Artwork
          src={coverImage}
          seed={id}
          alt={t('cover', { title })}
          sizes={headerArtSizes}
          isPriority
        />
      }
      facts={
        <>
          <Link to={paths.artist(artist.id)}>{artist.name}</Link>
          {released !== '' && <span>{formatYear(releaseDate)}</span>}
          <span>{t('tracks', { count: totalTracks })}</span>
          <span>{formatTotalDuration(duration)}</span>
        </>
      }
      play={{ tracks: album.tracks, source: albumSource(id) }}
      actions={
        <>
          <LikeAlbumButton album={album} />
          <ListActions
            list={{ kind: 'album', id, name: title }}
            artist={artist.name}
            isEmpty={album.tracks.length === 0}
          />
        </>
      }
      path={paths.album(id)}
    />
  );
}
