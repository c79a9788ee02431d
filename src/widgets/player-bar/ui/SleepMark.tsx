import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSleepTimer } from '@/entities/playback';
import { dateFormat } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './SleepMark.css';

/** When the sleep timer pauses the music; absent without one. */
export function SleepMark() {
  const { t, i18n } = useTranslation('widgets.player-bar');
  const timer = useSleepTimer();
  if (!timer) return null;
  const end = timer.endsAt === null ? null : new Date(timer.endsAt);
  const time = end && dateFormat(i18n.language, { timeStyle: 'short' }).format(end);
  const label =
    end && time
      ? t('sleep.until', { time, count: end.getHours() })
      : t(timer.choice === 'list' ? 'sleep.list' : 'sleep.track');
  return (
    <span title={label} className={styles.mark}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Moon size={16} aria-hidden />
      <span aria-hidden>{time}</span>
    </span>
  );
}
