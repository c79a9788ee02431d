import { useTranslation } from 'react-i18next';
import { LikeTrackButton } from '@/features/like-track';
import type { Mix } from '@/shared/contract/mix.ts';
import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { TrackMenu } from '@/widgets/track-menu';
import { TrackTable } from '@/widgets/track-table';
import { FirstTracks } from './FirstTracks';
import { TracksToCome, shownTracks } from './TracksToCome';

type RecentTrackTableProps = {
  query: Parameters<typeof QueryView<Track[]>>[0]['query'];
  firstMix: Mix | undefined;
};

/** The latest first; tracks to start with if there are none. */
export function RecentTrackTable({ query, firstMix }: RecentTrackTableProps) {
  const { t } = useTranslation('pages.listener.home');
  return (
    <QueryView query={query} loading={<TracksToCome />} empty={<FirstTracks firstMix={firstMix} />}>
      {(tracks) => (
        <Section title={t('recent.title')}>
          <TrackTable
            label={t('recent.title')}
            tracks={tracks.slice(0, shownTracks)}
            source="recent"
            actions={LikeTrackButton}
            menu={TrackMenu}
          />
          <div>
            <ButtonLink variant="ghost" size="small" to={paths.history}>
              {t('recent.history')}
            </ButtonLink>
          </div>
        </Section>
      )}
    </QueryView>
  );
}
