import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavePapers } from '@/features/save-papers';
import { useIsSample } from '@/shared/api';
import { dayFromToday } from '@/shared/lib/form';
import { Field, Select } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useSharedMonthsQuery } from '../api/royalties-api';
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

/** All papers of a closed month, and the journal lines of any. */
export function MonthPapers() {
  const { t } = useTranslation('pages.admin.royalties');
  const { month: monthName } = useRoyaltyWords();
  const { data } = useSharedMonthsQuery();
  const isSample = useIsSample('sharedMonths');
  const [lately] = useState(() => getMonths(dayFromToday(0)));
  const [chosen, setChosen] = useState('');
  if (data === undefined) {
    return (
      <Text size="small" tone="muted">
        {t('papers.text')}
      </Text>
    );
  }
  const closed = data.months.map((each) => each.month);
  const months = [...new Set([...lately, ...closed])].toSorted().toReversed();
  const shown = months.find((each) => each === chosen) ?? closed[0] ?? months[0] ?? '';
  return (
    <Stack gap={4} align="start">
      <Text size="small" tone="muted">
        {t('papers.text')}
      </Text>
      <Field label={t('papers.month')}>
        <Select
          value={shown}
          onChange={({ target }) => setChosen(target.value)}
          options={months.map((value) => ({ value, label: monthName(value) }))}
        />
      </Field>
      <Inline gap={3} isWrapping>
        {closed.includes(shown) ? (
          <SavePapers office="admin" month={shown} />
        ) : (
          <Text size="small">{t('papers.open')}</Text>
        )}
        {!isSample && (
          <JournalButton of={{ from: `${shown}-01`, until: getLastDay(shown) }} about={shown} />
        )}
      </Inline>
    </Stack>
  );
}
