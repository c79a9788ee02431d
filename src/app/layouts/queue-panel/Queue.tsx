import { ListMusic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUpcomingItems, useCurrentTrack } from '@/entities/playback';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';
import { CurrentTrack } from './CurrentTrack';
import { Upcoming } from './Upcoming';
import * as styles from './Queue.css';

export function Queue() {
  const { t } = useTranslation('app.layouts.queue-panel');
  const track = useCurrentTrack();
  const items = useSelector(selectUpcomingItems);
  if (!track) {
    return (
      <div className={styles.empty}>
        <StatusView
          icon={<ListMusic />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to={paths.search}>{t('empty.action')}</ButtonLink>}
          headingLevel={3}
        />
      </div>
    );
  }
  return (
    <div className={styles.queue}>
      <CurrentTrack track={track} />
      <Upcoming items={items} />
    </div>
  );
}
