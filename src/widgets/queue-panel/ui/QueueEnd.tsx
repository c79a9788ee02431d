import { useTranslation } from 'react-i18next';
import { useQueueEnd, useSleepTimer } from '@/entities/playback';
import { useViewer } from '@/entities/session';
import { dateFormat, formatMoment } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';

/** Milliseconds. */
const day = 24 * 3600_000;

/** Writes `hasta las 19:42`, or with the day if it is further away. */
function useUntil() {
  const { t, i18n } = useTranslation('widgets.queue-panel');
  return (end: Date) => {
    if (end.getTime() - Date.now() >= day)
      return t('untilDay', { moment: formatMoment(end.toISOString(), i18n.language) });
    const time = dateFormat(i18n.language, { timeStyle: 'short' }).format(end);
    return t('until', { time, count: end.getHours() });
  };
}

/** A visitor's previews do not go on; with the sleep timer its own end is the true one. */
export function QueueEnd() {
  const viewer = useViewer();
  const end = useQueueEnd();
  const until = useUntil();
  const timer = useSleepTimer();
  return (
    viewer &&
    !timer &&
    end && (
      <Text as="span" size="label" tone="muted">
        {until(end)}
      </Text>
    )
  );
}
