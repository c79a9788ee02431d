import { useTranslation } from 'react-i18next';
import { type ChartData, type ChartSeries, type FormatValue, isPartial } from './chart-data';

/**
 * Writes the value of a series at a point, for the table, the tooltip and the keyboard alike: what was not counted, and what a
 * point that is not over has not had yet, are said in words.
 */
export function useValueWords(data: ChartData, format: FormatValue) {
  const { t } = useTranslation('shared.ui.chart');
  return (series: ChartSeries, index: number): string => {
    const value = series.values[index] ?? null;
    if (value === null) return t('notCounted');
    if (value === 0 && isPartial(data, series, index)) return t('nothingYet');
    return (series.format ?? format)(value);
  };
}
