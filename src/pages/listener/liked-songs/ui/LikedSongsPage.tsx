import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLikedTracksQuery } from '@/entities/track';
import { TrackFilterSkeleton } from '@/features/filter-tracks';
import { useIsSample } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';
import { LikedHeader } from './LikedHeader';
import { LikedTracks, likedColumns } from './LikedTracks';

/** The latest first. See docs/product/library.md. */
export function LikedSongsPage() {
  const { t } = useTranslation('pages.listener.liked-songs');
  const query = useLikedTracksQuery(undefined, { refetchOnMountOrArgChange: true });
  const isSample = useIsSample('likedTracks');
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={
        <Stack gap={6}>
          <CollectionHeaderSkeleton title={t('title')} />
          <TrackFilterSkeleton />
          <TrackTableSkeleton rows={8} columns={likedColumns} hasMenu />
        </Stack>
      }
    >
      {(liked) => (
        <Stack gap={6}>
          <LikedHeader liked={liked} isSample={isSample} />
          {liked.tracks.length > 0 ? (
            <LikedTracks liked={liked} isSample={isSample} />
          ) : (
            <StatusView
              icon={<Heart size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <ButtonLink variant="solid" to={paths.search}>
                  {t('empty.search')}
                </ButtonLink>
              }
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}
