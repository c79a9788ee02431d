import { useTranslation } from 'react-i18next';
import { type ChartData, type ChartSeries, type FormatValue, isPartial } from './chart-data';

/** Replaces uncounted and pending values by words. */
export function useValueWords(data: ChartData, format: FormatValue) {
  const { t } = useTranslation('shared.ui.chart');
  return (series: ChartSeries, index: number): string => {
    const value = series.values[index] ?? null;
    if (value === null) return t('notCounted');
    if (value === 0 && isPartial(data, series, index)) return t('nothingYet');
    return (series.format ?? format)(value);
  };
}
