import { useTranslation } from 'react-i18next';
import { type ChartData, type FormatValue, pointTitle } from './chart-data';
import * as styles from './ChartTable.css';

type ChartTableProps = { title: string; data: ChartData; format: FormatValue };

/** The same numbers as the chart's, to read, copy and print. */
export function ChartTable({ title, data, format }: ChartTableProps) {
  const { t } = useTranslation('shared.ui.chart');
  return (
    // A region that scrolls has to be in reach of the keyboard.
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
              {data.series.map(({ name, values, format: own = format }) => {
                const value = values[index] ?? null;
                return (
                  <td key={name} className={styles.number}>
                    {value === null ? t('notCounted') : own(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
