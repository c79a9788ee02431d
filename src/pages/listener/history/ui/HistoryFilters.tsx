import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HistoryFormat } from '@/shared/contract/history.ts';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { useToday } from '@/shared/lib/today';
import { FilterBar } from '@/shared/ui/filter-bar';
import { showFailure } from '@/shared/ui/toast';
import { useSaveHistoryMutation } from '../api/history-api';
import { listLastDays } from '../lib/days';
import { useDayName } from '../model/use-day-name';
import type { HistoryView } from '../model/use-history-view';
import * as styles from './HistoryPage.css';

const formats: readonly HistoryFormat[] = ['csv', 'json'];

/** Days to choose by name. */
const namedDays = 14;

export function HistoryFilters({ view }: { view: HistoryView }) {
  const { t } = useTranslation('pages.listener.history');
  const [save, { isLoading }] = useSaveHistoryMutation();
  const getName = useDayName();
  const lastDays = listLastDays(namedDays, useToday());
  const days = lastDays.includes(view.day) || view.day === '' ? lastDays : [view.day, ...lastDays];

  const handleSave = async (format: HistoryFormat) => {
    const { error } = await save({ format, fileName: t(`file.${format}.name`) });
    if (error) showFailure('saveHistory', error, { text: t('file.failed') });
  };
  return (
    <FilterBar
      label={t('filter.label')}
      searchLabel={t('filter.search')}
      text={view.text}
      onSearch={view.changeText}
      choices={[
        {
          name: 'day',
          label: t('filter.day'),
          allLabel: t('filter.allDays'),
          options: days.map((day) => ({ value: day, label: getName.alone(day) })),
        },
      ]}
      chosen={{ day: view.day }}
      onChoose={(_name, day) => view.chooseDay(day)}
      onReset={view.isFiltered ? view.reset : undefined}
      fields={
        <Field label={t('filter.date')} isLabelHidden className={styles.date}>
          <TextInput
            type="date"
            max={lastDays[0]}
            value={view.day}
            onChange={({ target }) => view.chooseDay(target.value)}
          />
        </Field>
      }
      actions={
        <>
          {formats.map((format) => (
            <Button
              key={format}
              size="small"
              variant="ghost"
              isPending={isLoading}
              onClick={() => void handleSave(format)}
            >
              <Download size={16} aria-hidden />
              {t(`file.${format}.action`)}
            </Button>
          ))}
        </>
      }
    />
  );
}
