import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsScope, AnalyticsUnit } from '@/shared/contract/analytics.ts';
import { analyticsComparisons, analyticsUnits } from '@/shared/contract/codes.ts';
import { Button } from '@/shared/ui/button';
import { Field, Select } from '@/shared/ui/field';
import { PeriodChoice } from '@/shared/ui/period-choice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useFilterValues } from '../lib/use-filter-values';
import { useAnalyticsView } from '../model/analytics-view';
import { filterParts, canCombine } from '../model/combinations';
import * as styles from './analytics.css';
import { ViewsButton } from './views/ViewsButton';

export function Choices({ scope }: { scope: AnalyticsScope }) {
  const { t } = useTranslation('pages.analytics.comparison');
  const view = useAnalyticsView();
  const { tab, by, range, compare, unit, filter, artist, label, change } = view;
  const offeredUnits = analyticsUnits.filter((each) => by !== 'total' || each !== 'range');
  const hasUnkept = filterParts.some((part) => !canCombine(part, by));
  const hasArtists = scope.artists.length > 1;
  const usualUnit: AnalyticsUnit = by === 'total' ? (range === '1year' ? 'week' : 'day') : 'range';
  return (
    <Stack gap={4}>
      <div className={styles.tools}>
        <PeriodChoice
          value={range}
          onChange={(next) => change({ range: next === '28days' ? '' : next })}
        />
        <ViewsButton />
        {(filter || (artist && (hasArtists || label))) && (
          <Button variant="ghost" size="small" onClick={view.reset}>
            {t('choices.reset')}
          </Button>
        )}
      </div>
      <fieldset className={styles.choices} aria-label={t('choices.label')}>
        <Field label={t('choices.compare')}>
          <Select
            value={compare}
            options={analyticsComparisons.map((value) => ({ value, label: t(`compare.${value}`) }))}
            onChange={({ target: { value } }) => change({ compare: value === 'none' ? '' : value })}
          />
        </Field>
        <Field label={t('choices.unit')}>
          <Select
            value={unit}
            options={offeredUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
            onChange={({ target: { value } }) => change({ unit: value === usualUnit ? '' : value })}
          />
        </Field>
        {hasArtists && (
          <Field label={t('choices.artist')}>
            <Select
              value={artist ?? ''}
              options={[
                { value: '', label: t('choices.allArtists') },
                ...scope.artists.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => change({ artist: target.value })}
            />
          </Field>
        )}
        <PartFilter scope={scope} />
      </fieldset>
      {hasUnkept && (
        <Text size="small" tone="muted">
          {t('unkept', { what: t(`keptBy.${tab}`) })}
        </Text>
      )}
    </Stack>
  );
}

/** The filter's part and value. */
function PartFilter({ scope }: { scope: AnalyticsScope }) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { by, filter, filterBy } = useAnalyticsView();
  const [isTouched, setTouched] = useState(filter?.part === 'track');
  const getValues = useFilterValues(scope, isTouched);
  const known = filter ? getValues(filter.part) : [];
  const isKnown = known.some(({ value }) => value === filter?.value);
  const values = isKnown || !filter ? known : [{ value: filter.value, label: t('gone') }, ...known];
  const handlePart = (named: string) => {
    const part = filterParts.find((each) => each === named);
    const [first] = part ? getValues(part) : [];
    filterBy(part && { part, value: first?.value ?? 'unknown' });
  };
  return (
    <>
      <Field label={t('choices.filter')}>
        <Select
          value={filter?.part ?? ''}
          onFocus={() => setTouched(true)}
          options={[
            { value: '', label: t('choices.noFilter') },
            ...filterParts.map((part) => {
              const isDisabled = !canCombine(part, by) || getValues(part).length === 0;
              return { value: part, label: t(`filter.${part}`), isDisabled };
            }),
          ]}
          onChange={({ target }) => handlePart(target.value)}
        />
      </Field>
      {filter && (
        <Field label={t(`filter.${filter.part}`)}>
          <Select
            value={filter.value}
            options={values}
            onChange={({ target }) => filterBy({ part: filter.part, value: target.value })}
          />
        </Field>
      )}
    </>
  );
}
