import { MicVocal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useArtistQuery } from '@/entities/artist';
import { useViewer } from '@/entities/session';
import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView, isMissing } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { About } from './About';
import { ArtistHeader } from './ArtistHeader';
import { ArtistPageSkeleton } from './ArtistPageSkeleton';
import { Discography } from './Discography';
import { PopularTracks } from './PopularTracks';
import { RelatedArtists } from './RelatedArtists';

// Below the first view; visitors never see it.
const CampaignOffers = lazyPart(
  async () => ({ CampaignOffers: (await import('./listener-parts')).CampaignOffers }),
  'CampaignOffers',
);
// The page does not wait for it.
const UpcomingConcerts = lazyPart(() => import('./concerts/UpcomingConcerts'), 'UpcomingConcerts');

/** See docs/product/music-pages.md. */
export function ArtistPage() {
  const id = useAddressParameter('id');
  // Another artist must not keep state of this one.
  return <OpenedArtist key={id} id={id} />;
}

function OpenedArtist({ id }: { id: string }) {
  const { t } = useTranslation('pages.listener.artist');
  const query = useArtistQuery(id);
  const viewer = useViewer();
  usePageTitle(isMissing(query) ? t('notFound.title') : (query.data?.name ?? t('pageTitle')));
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={<ArtistPageSkeleton />}
      notFound={
        <StatusView
          icon={<MicVocal size={32} />}
          headingLevel={1}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<ButtonLink to={paths.search}>{t('notFound.search')}</ButtonLink>}
        />
      }
    >
      {(artist) => (
        <Stack gap={10}>
          <ArtistHeader artist={artist} />
          <PopularTracks artist={artist} />
          {viewer && (
            <Extra of={CampaignOffers}>
              <CampaignOffers artistId={id} artistName={artist.name} />
            </Extra>
          )}
          <Discography albums={artist.albums} />
          <Extra of={UpcomingConcerts}>
            <UpcomingConcerts artist={artist} />
          </Extra>
          <About artist={artist} />
          <RelatedArtists artists={artist.relatedArtists} />
        </Stack>
      )}
    </QueryView>
  );
}
