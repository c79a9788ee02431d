import { useTranslation } from 'react-i18next';
import { heldRows } from '@/entities/figure';
import type { AnalyticsScope, AnalyticsTable } from '@/shared/contract/analytics.ts';
import type { CsvRow } from '@/shared/files';
import { useAnalyticsView } from '../model/analytics-view';
import { usePartWords } from './use-part-words';

/** Notes of an exported file: whose figures, which days, which filter, and how they are counted. */
export function useFileNotes(table: AnalyticsTable, scope: AnalyticsScope): CsvRow[] {
  const { t } = useTranslation(['pages.analytics.comparison', 'entities.figure']);
  const { artist, filter, availableFigures, unit } = useAnalyticsView();
  const { partName } = usePartWords();
  const nameOfFilter = () => {
    if (filter === undefined) return '';
    if (filter.part === 'album')
      return scope.albums.find(({ id }) => id === filter.value)?.title ?? filter.value;
    return filter.part === 'track'
      ? filter.value
      : partName(filter.part, { id: filter.value, name: null });
  };
  // The last day of a range; the last row of rows by time.
  const unfinished =
    unit === 'range'
      ? { from: table.until }
      : table.rows.find(({ until }) => until === table.until);
  const artists = scope.artists.filter(({ id }) => artist === undefined || id === artist);
  return [
    [t('notes.whose'), scope.label?.name ?? artists.map(({ name }) => name).join(', ')],
    [t('notes.days'), table.from, table.until],
    ...(table.before ? [[t('notes.before'), table.before.from, table.before.until]] : []),
    ...(artist && artists[0] ? [[t('choices.artist'), artists[0].name]] : []),
    ...(filter ? [[t(`filter.${filter.part}`), nameOfFilter()]] : []),
    ...(unfinished ? [[t('notes.unfinished'), unfinished.from]] : []),
    [t('notes.countedAt'), new Date(table.countedAt)],
    ...heldRows(table.held, {
      figure: (name) => t(`entities.figure:figure.${name}`),
      definition: (name) => t(`entities.figure:definition.${name}`),
    }),
    ...availableFigures.map((figure) => [t(`figure.${figure}`), t(`definition.${figure}`)]),
  ];
}
