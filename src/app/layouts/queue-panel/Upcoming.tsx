import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type QueueItem, clearQueue, selectRepeatMode } from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useAnnouncement } from './use-announcement';
import * as queueStyles from './Queue.css';
import * as styles from './Upcoming.css';
import { UpcomingList } from './UpcomingList';

export function Upcoming({ items }: { items: readonly QueueItem[] }) {
  const { t } = useTranslation('app.layouts.queue-panel');
  const dispatch = useAppDispatch();
  const repeatMode = useSelector(selectRepeatMode);
  const { announcement, announce } = useAnnouncement();
  const headingId = useId();

  const handleClear = () => {
    dispatch(clearQueue());
    announce(t('cleared'));
    document.getElementById(headingId)?.focus();
  };

  return (
    <>
      <div className={styles.head}>
        {/* Takes the focus when the last item is removed. */}
        <h3 id={headingId} tabIndex={-1} className={queueStyles.heading}>
          {t('upcoming', { count: items.length })}
        </h3>
        {items.length > 0 && (
          <Button variant="ghost" size="small" onClick={handleClear}>
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
        <UpcomingList items={items} headingId={headingId} announce={announce} />
      ) : (
        <Text size="small" tone="muted" className={queueStyles.part}>
          {t('nothing')}
        </Text>
      )}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </>
  );
}
