import { classNames } from '@/shared/lib/class-names';
import { type ChartData, hasPartial, getLook } from './chart-data';
import * as styles from './ChartKey.css';

type ChartKeyProps = { data: ChartData; mark: 'bar' | 'line' };

/** Names several series and the unfinished point. */
export function ChartKey({ data, mark }: ChartKeyProps) {
  const { series, unfinished } = data;
  const named = series.length > 1 ? series : [];
  const partial = hasPartial(data) ? unfinished : undefined;
  if (named.length === 0 && partial === undefined) return null;
  return (
    <ul className={styles.key}>
      {named.map(({ name }, index) => {
        const { colour, dash, fill } = getLook(index);
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
      {partial !== undefined && (
        <li className={styles.item}>
          <span
            className={
              mark === 'bar'
                ? classNames(styles.swatch, styles.unfinishedBar)
                : styles.unfinishedDot
            }
          />
          {partial}
        </li>
      )}
    </ul>
  );
}
