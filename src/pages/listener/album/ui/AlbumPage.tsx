import { Disc3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useAlbumQuery } from '@/entities/album';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView, isMissing } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { TrackTableSkeleton } from '@/widgets/track-table';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { AlbumHeader } from './AlbumHeader';
import { AlbumTracks } from './AlbumTracks';
import { Imprint } from './Imprint';
import { MoreByArtist } from './MoreByArtist';

function AlbumPageSkeleton() {
  return (
    <Stack gap={8}>
      <CollectionHeaderSkeleton />
      <TrackTableSkeleton rows={8} columns={['playCount']} hasMenu />
    </Stack>
  );
}

/** See docs/product/music-pages.md. */
export function AlbumPage() {
  const id = useAddressParameter('id');
  const { search, hash } = useLocation();
  const { currentData: album } = useAlbumQuery(id);
  // The address of an album that was joined to another one.
  if (album && album.id !== id) {
    return <Navigate replace to={{ pathname: paths.album(album.id), search, hash }} />;
  }
  // Another album must not keep state of this one.
  return <OpenedAlbum key={id} id={id} />;
}

function OpenedAlbum({ id }: { id: string }) {
  const { t } = useTranslation('pages.listener.album');
  const query = useAlbumQuery(id);
  usePageTitle(isMissing(query) ? t('notFound.title') : (query.data?.title ?? t('kind')));
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={<AlbumPageSkeleton />}
      notFound={
        <StatusView
          icon={<Disc3 size={32} />}
          headingLevel={1}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<ButtonLink to={paths.search}>{t('notFound.search')}</ButtonLink>}
        />
      }
    >
      {(album) => (
        <Stack gap={8}>
          <AlbumHeader album={album} />
          <AlbumTracks album={album} />
          <Imprint album={album} />
          <MoreByArtist album={album} />
        </Stack>
      )}
    </QueryView>
  );
}
