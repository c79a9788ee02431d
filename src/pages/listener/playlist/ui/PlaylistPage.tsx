import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenedPlaylistQuery } from '@/entities/playlist';
import { useViewer } from '@/entities/session';
import { TrackFilterSkeleton } from '@/features/filter-tracks';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { Extra, lazyPart } from '@/shared/lib/lazy-part';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView, isMissing } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';
import { PlaylistActions } from './PlaylistActions';
import { PlaylistHeader } from './PlaylistHeader';
import { PlaylistTracks, playlistColumns } from './PlaylistTracks';

const FirstSongs = lazyPart(
  async () => ({ FirstSongs: (await import('./listener-parts')).FirstSongs }),
  'FirstSongs',
);
const PlaylistNews = lazyPart(
  async () => ({ PlaylistNews: (await import('./listener-parts')).PlaylistNews }),
  'PlaylistNews',
);
const PlaylistSponsored = lazyPart(
  async () => ({ PlaylistSponsored: (await import('./listener-parts')).PlaylistSponsored }),
  'PlaylistSponsored',
);

const takesPart = ({ collaboration }: FullPlaylist) =>
  collaboration === 'owner' || collaboration === 'collaborator';

/** See docs/product/music-pages.md. */
export function PlaylistPage() {
  const id = useAddressParameter('id');
  // Another playlist must not keep state of this one.
  return <OpenedPlaylist key={id} id={id} />;
}

function OpenedPlaylist({ id }: { id: string }) {
  const { t } = useTranslation('pages.listener.playlist');
  const query = useOpenedPlaylistQuery(id);
  const viewer = useViewer();
  const [beganEmpty, setBeganEmpty] = useState(false);
  if (!beganEmpty && query.data?.trackCount === 0) setBeganEmpty(true);
  const mayBeSponsored =
    viewer?.role === 'user' && viewer.subscriptionType === 'free' && !viewer.family;
  usePageTitle(isMissing(query) ? t('notFound.title') : (query.data?.name ?? t('kind')));
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={
        <Stack gap={6}>
          <CollectionHeaderSkeleton />
          <TrackFilterSkeleton />
          <TrackTableSkeleton rows={8} columns={playlistColumns} hasMenu />
        </Stack>
      }
      notFound={
        <StatusView
          icon={<ListMusic size={32} />}
          headingLevel={1}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<ButtonLink to={paths.search}>{t('notFound.search')}</ButtonLink>}
        />
      }
    >
      {(playlist) => (
        <Stack gap={6}>
          <PlaylistHeader playlist={playlist} actions={<PlaylistActions playlist={playlist} />} />
          {playlist.tracks.length > 0 ? (
            <PlaylistTracks playlist={playlist} />
          ) : (
            <StatusView
              icon={<ListMusic size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <ButtonLink variant="solid" to={paths.search}>
                  {t('empty.search')}
                </ButtonLink>
              }
            />
          )}
          {beganEmpty && viewer?.id === playlist.owner.id && (
            <Extra of={FirstSongs}>
              <FirstSongs playlist={playlist} />
            </Extra>
          )}
          {viewer && takesPart(playlist) && (
            <Extra of={PlaylistNews}>
              <PlaylistNews id={id} />
            </Extra>
          )}
          {mayBeSponsored && viewer.id !== playlist.owner.id && (
            <Extra of={PlaylistSponsored}>
              <PlaylistSponsored playlistId={id} />
            </Extra>
          )}
        </Stack>
      )}
    </QueryView>
  );
}
