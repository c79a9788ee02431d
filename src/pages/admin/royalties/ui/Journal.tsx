import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayFromToday } from '@/shared/lib/form';
import { Field, Select } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { JournalButton } from './JournalButton';

/** Months that can be chosen, this one too. */
const monthsMost = 13;

function getMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: monthsMost }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

const getLastDay = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The journal lines of what was stated, paid and returned in a month. */
export function Journal() {
  const { t } = useTranslation('pages.admin.royalties');
  const { month: monthName } = useRoyaltyWords();
  const [months] = useState(() => getMonths(dayFromToday(0)));
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <Stack gap={4} align="start">
      <Text size="small" tone="muted">
        {t('journal.text')}
      </Text>
      <Field label={t('papers.month')}>
        <Select
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          options={months.map((value) => ({ value, label: monthName(value) }))}
        />
      </Field>
      <JournalButton of={{ from: `${month}-01`, until: getLastDay(month) }} about={month} />
    </Stack>
  );
}
