import { classNames } from '@/shared/lib/class-names';
import type { ChartSeries } from './chart-data';
import * as styles from './ChartKey.css';
import { lookOf } from './series-looks';

type ChartKeyProps = { series: readonly ChartSeries[]; mark: 'bar' | 'line' };

/** The names of the series, each with a piece of its line or bar. */
export function ChartKey({ series, mark }: ChartKeyProps) {
  return (
    <ul className={styles.key}>
      {series.map(({ name }, place) => {
        const { colour, dash, fill } = lookOf(place);
        return (
          <li key={name} className={styles.item}>
            {mark === 'bar' ? (
              <span className={classNames(styles.swatch, fill)} />
            ) : (
              <svg className={styles.sample} viewBox="0 0 24 8" aria-hidden>
                <line
                  x1="1"
                  x2="23"
                  y1="4"
                  y2="4"
                  stroke={colour}
                  strokeWidth="3"
                  strokeDasharray={dash}
                />
              </svg>
            )}
            {name}
          </li>
        );
      })}
    </ul>
  );
}
