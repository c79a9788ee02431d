import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRecentTracksQuery } from '@/entities/track';
import { LikeTrackButton } from '@/features/like-track';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { TrackMenu } from '@/widgets/track-menu';
import { TrackTable, TrackTableSkeleton } from '@/widgets/track-table';
import { shownTracks } from '../lib/shown-tracks';

/** The tracks that the listener heard last, the newest first. */
export function RecentTrackTable() {
  const { t } = useTranslation('pages.listener.home');
  const query = useRecentTracksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      query={query}
      headingLevel={3}
      loading={<TrackTableSkeleton rows={shownTracks} hasMenu />}
      empty={
        <StatusView
          icon={<History size={32} />}
          headingLevel={3}
          title={t('recent.empty.title')}
          text={t('recent.empty.text')}
          action={<ButtonLink to={paths.search}>{t('recent.empty.search')}</ButtonLink>}
        />
      }
    >
      {(tracks) => (
        <TrackTable
          label={t('recent.title')}
          tracks={tracks.slice(0, shownTracks)}
          source="recent"
          actions={LikeTrackButton}
          menu={TrackMenu}
        />
      )}
    </QueryView>
  );
}
