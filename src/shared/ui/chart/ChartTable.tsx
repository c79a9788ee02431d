import { useTranslation } from 'react-i18next';
import {
  type ChartData,
  type FormatValue,
  pointTitle,
  type ChartSeries,
  isPartial,
} from './chart-data';
import * as styles from './ChartTable.css';

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

type ChartTableProps = { title: string; data: ChartData; format: FormatValue };

/** The chart's numbers, for reading, copying and printing. */
export function ChartTable({ title, data, format }: ChartTableProps) {
  const valueOf = useValueWords(data, format);
  return (
    // A scrolling region needs keyboard access.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{data.pointName}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.points.map(({ long }, index) => (
            <tr key={long}>
              <th scope="row">{pointTitle(data, index)}</th>
              {data.series.map((series) => (
                <td key={series.name} className={styles.number}>
                  {valueOf(series, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
