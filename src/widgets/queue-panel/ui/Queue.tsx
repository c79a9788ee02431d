import { ListMusic } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { queueTracks, selectUpcomingItems, useCurrentTrack } from '@/entities/playback';
import { useViewer } from '@/entities/session';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';
import { CurrentTrack } from './CurrentTrack';
import { QueueTools } from './QueueTools';
import { Upcoming } from './Upcoming';
import { useTrackDrop } from '../model/use-track-drop';
import * as styles from './Queue.css';
import { useUndoToast } from '../model/use-queue-actions';

const TogetherButton = lazyPart(
  () => import('@/features/listen-together'),
  'TogetherButton',
  LeftOut,
);

export function Queue() {
  const { t } = useTranslation('widgets.queue-panel');
  const track = useCurrentTrack();
  const items = useSelector(selectUpcomingItems);
  const edit = useUndoToast();
  const viewer = useViewer();
  const part = useRef<HTMLDivElement>(null);
  const isOver = useTrackDrop(part, (tracks) =>
    edit(queueTracks({ tracks }), t('dropped', { title: tracks[0]?.title ?? '' })),
  );
  return (
    <div ref={part} data-drop={isOver || undefined} className={styles.queue}>
      {viewer && (
        <div className={styles.together}>
          <Suspense fallback={null}>
            <TogetherButton />
          </Suspense>
        </div>
      )}
      {track ? (
        <>
          <CurrentTrack track={track} />
          <QueueTools track={track} items={items} />
          <Upcoming items={items} />
        </>
      ) : (
        <div className={styles.empty}>
          <StatusView
            icon={<ListMusic />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink to={paths.search}>{t('empty.action')}</ButtonLink>}
            headingLevel={3}
          />
        </div>
      )}
    </div>
  );
}
