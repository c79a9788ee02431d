import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRecentTracksQuery } from '@/entities/track';
import { LikeTrackButton } from '@/features/like-track';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { Heading } from '@/shared/ui/text';
import { TrackTable, TrackTableSkeleton } from '@/widgets/track-table';
import * as styles from './HomePage.css';

const shownTracks = 6;

/** What the listener heard last. */
export function RecentTracks() {
  const { t } = useTranslation('pages.listener.home');
  const query = useRecentTracksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section} aria-labelledby="recent">
      <Heading level={2} id="recent">
        {t('recent.title')}
      </Heading>
      <QueryView
        query={query}
        headingLevel={3}
        loading={<TrackTableSkeleton rows={shownTracks} />}
        empty={
          <StatusView
            icon={<History size={32} />}
            headingLevel={3}
            title={t('recent.empty.title')}
            text={t('recent.empty.text')}
            action={
              <Button asChild>
                <Link to={paths.search}>{t('recent.empty.search')}</Link>
              </Button>
            }
          />
        }
      >
        {(tracks) => (
          <TrackTable
            label={t('recent.title')}
            tracks={tracks.slice(0, shownTracks)}
            source="recent"
            actions={LikeTrackButton}
          />
        )}
      </QueryView>
    </section>
  );
}
