import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type QueueItem, clearQueue, selectRepeatMode } from '@/entities/playback';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import * as queueStyles from './Queue.css';
import * as styles from './Upcoming.css';
import { UpcomingList } from './UpcomingList';
import { useUndoToast } from '../model/use-queue-actions';

const QueueEnd = lazyPart(() => import('./QueueEnd'), 'QueueEnd', LeftOut);

export function Upcoming({ items }: { items: readonly QueueItem[] }) {
  const { t } = useTranslation('widgets.queue-panel');
  const edit = useUndoToast();
  const repeatMode = useSelector(selectRepeatMode);
  const headingId = useId();

  const handleClear = () => {
    edit(clearQueue(), t('cleared'));
    document.getElementById(headingId)?.focus();
  };

  return (
    <>
      <div className={styles.head}>
        <div>
          {/* Takes the focus when the last item is removed. */}
          <h3 id={headingId} tabIndex={-1} className={queueStyles.heading}>
            {t('upcoming', { count: items.length })}
          </h3>
          <div className={styles.end}>
            <Suspense fallback={null}>
              <QueueEnd />
            </Suspense>
          </div>
        </div>
        {items.length > 0 && (
          <Button variant="ghost" size="small" className={styles.clear} onClick={handleClear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {repeatMode !== 'none' && (
        <Text size="label" tone="muted" className={queueStyles.part}>
          {t(`repeat.${repeatMode}`)}
        </Text>
      )}
      {items.length > 0 ? (
        <UpcomingList items={items} headingId={headingId} />
      ) : (
        <Text size="small" tone="muted" className={queueStyles.part}>
          {t('nothing')}
        </Text>
      )}
    </>
  );
}
