import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavePapers } from '@/features/save-papers';
import { Field, Select } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useSharedMonthsQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';

/** All papers of a closed month. */
export function MonthPapers() {
  const { t } = useTranslation('pages.admin.royalties');
  const { month } = useRoyaltyWords();
  const { data } = useSharedMonthsQuery();
  const [chosen, setChosen] = useState('');
  const months = data?.months.map((each) => each.month) ?? [];
  const shown = months.find((each) => each === chosen) ?? months[0];
  if (shown === undefined) {
    return (
      <Text size="small" tone="muted">
        {t('papers.none')}
      </Text>
    );
  }
  return (
    <Stack gap={4} align="start">
      <Text size="small" tone="muted">
        {t('papers.text')}
      </Text>
      <Field label={t('papers.month')}>
        <Select
          value={shown}
          onChange={({ target }) => setChosen(target.value)}
          options={months.map((value) => ({ value, label: month(value) }))}
        />
      </Field>
      <SavePapers office="admin" month={shown} />
    </Stack>
  );
}
