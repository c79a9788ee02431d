import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrackPageQuery } from '@/entities/track';
import type { FullTrack, Track } from '@/shared/contract/track.ts';
import { showIsrc } from '@/shared/rules/release-codes.ts';
import { paths } from '@/shared/routes';
import { Dialog } from '@/shared/ui/dialog';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { Fact, Facts } from './Facts';

type PerformersProps = {
  performers: FullTrack['credits']['performers'];
  onFollow: () => void;
};

const Performers = ({ performers, onFollow }: PerformersProps) =>
  performers.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={paths.artist(id)} onClick={onFollow}>
        {name}
      </Link>
    </Fragment>
  ));

type TrackCreditsDialogProps = {
  track: Pick<Track, 'id' | 'title'>;
  onClose: () => void;
};

export function TrackCreditsDialog({ track, onClose }: TrackCreditsDialogProps) {
  const { t } = useTranslation('widgets.track-menu.details');
  const query = useTrackPageQuery(track.id);

  const view = (page?: FullTrack) => (
    <Facts>
      <Fact name={t('fact.performers')}>
        {page && page.credits.performers.length > 0 && (
          <Performers performers={page.credits.performers} onFollow={onClose} />
        )}
      </Fact>
      <Fact name={t('fact.writers')}>{page?.credits.writers.join(', ')}</Fact>
      <Fact name={t('fact.producers')}>{page?.credits.producers.join(', ')}</Fact>
      <Fact name={t('fact.label')}>{page?.label}</Fact>
      {page?.isrc !== undefined && <Fact name={t('fact.isrc')}>{showIsrc(page.isrc)}</Fact>}
    </Facts>
  );

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('credits.title', { title: track.title })}
      closeLabel={t('close')}
      size="medium"
    >
      <QueryView query={query} loading={view()} headingLevel={3}>
        {view}
      </QueryView>
    </Dialog>
  );
}
