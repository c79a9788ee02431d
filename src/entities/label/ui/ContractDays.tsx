import { useTranslation } from 'react-i18next';
import { dayFromToday } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { Meter } from '@/shared/ui/meter';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './ContractDays.css';

type ContractDaysProps = {
  /** `yyyy-mm-dd`. */
  from: string;
  until: string;
  /** @default the device's day */
  today?: string;
};

/** The days of a contract as a bar that is full up to today, between its first and last day. */
export function ContractDays({ from, until, today = dayFromToday(0) }: ContractDaysProps) {
  const { t } = useTranslation('entities.label');
  const { date } = useFormats();
  const [start, now, end] = [from, today, until].map((day) => Date.parse(day)) as [
    number,
    number,
    number,
  ];
  return (
    <Stack gap={2} className={styles.days}>
      <Meter
        label={t('days.passed')}
        value={Math.max(0, now - start)}
        max={Math.max(1, end - start)}
      />
      <Inline justify="between" isWrapping className={styles.ends}>
        <Text size="small">{t('days.from', { day: date(from) })}</Text>
        <Text size="small">{t('days.until', { day: date(until) })}</Text>
      </Inline>
    </Stack>
  );
}
