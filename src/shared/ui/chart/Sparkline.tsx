import { linePath } from './line-paths';
import * as lineStyles from './LineChart.css';
import * as styles from './Sparkline.css';

type SparklineProps = {
  /** Null if unknown. */
  values: readonly (number | null)[];
};

/** A tiny line, hidden from screen readers. */
export function Sparkline({ values }: SparklineProps) {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  if (highest === 0 || values.filter((value) => value !== null).length < 2) return null;
  const heights = values.map((value) => (value === null ? null : (value / highest) * 100));
  return (
    <svg className={styles.sparkline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path
        d={linePath(heights)}
        className={lineStyles.line}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
    </svg>
  );
}
