import { Music } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTrackPageQuery } from '@/entities/track';
import type { FullTrack as OpenedTrack } from '@/shared/contract/track.ts';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView, isMissing } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { useMoreByArtist } from '../model/use-more-by-artist';
import { MoreByArtist } from './MoreByArtist';
import { TrackFacts } from './TrackFacts';
import { TrackHeader } from './TrackHeader';
import { TrackPageSkeleton } from './TrackPageSkeleton';

/** The target of shared links. See docs/product/music-pages.md. */
export function TrackPage() {
  const id = useAddressParameter('id');
  // Another track must not keep state of this one.
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const { t } = useTranslation('pages.listener.track');
  const query = useTrackPageQuery(id);
  usePageTitle(isMissing(query) ? t('notFound.title') : (query.data?.title ?? t('kind')));
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={<TrackPageSkeleton />}
      notFound={
        <StatusView
          icon={<Music size={32} />}
          headingLevel={1}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<ButtonLink to={paths.search}>{t('notFound.search')}</ButtonLink>}
        />
      }
    >
      {(track) => <TrackView track={track} />}
    </QueryView>
  );
}

function TrackView({ track }: { track: OpenedTrack }) {
  const { more, isLoading } = useMoreByArtist(track);
  return (
    <Stack gap={10}>
      <TrackHeader track={track} more={more} />
      <TrackFacts track={track} />
      <MoreByArtist artist={track.artist} more={more} isLoading={isLoading} />
    </Stack>
  );
}
