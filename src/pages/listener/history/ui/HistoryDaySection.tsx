import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LikeTrackButton } from '@/features/like-track';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { TrackTable } from '@/widgets/track-table';
import type { HistoryDay } from '../lib/days';
import { useDayName } from '../model/use-day-name';
import * as styles from './HistoryPage.css';
import { HistoryTrackMenu } from './HistoryTrackMenu';

/** See docs/product/history.md. */
export const historyColumns = ['album', 'playedAt'] as const;

type HistoryDaySectionProps = HistoryDay & {
  onRemove?: (() => Promise<void>) | undefined;
};

/** Playing a row makes the day the queue. */
export function HistoryDaySection({ day, tracks, onRemove }: HistoryDaySectionProps) {
  const { t } = useTranslation('pages.listener.history');
  const id = useId();
  const names = useDayName();
  const name = names.alone(day);
  return (
    <Stack as="section" gap={2} aria-labelledby={id} className={styles.day}>
      <Inline gap={3} justify="between" isWrapping>
        <Heading level={2} id={id}>
          {name}
        </Heading>
        {onRemove && (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('forget.day.named', { day: names.within(day) })}
            onClick={() => void onRemove()}
          >
            {t('forget.day.action')}
          </Button>
        )}
      </Inline>
      <TrackTable
        label={name}
        tracks={tracks}
        source={`history:${day}`}
        columns={historyColumns}
        actions={LikeTrackButton}
        menu={HistoryTrackMenu}
      />
    </Stack>
  );
}
