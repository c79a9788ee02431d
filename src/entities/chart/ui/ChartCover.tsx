import type { ChartId } from '@/shared/contract/chart.ts';
import { classNames } from '@/shared/lib/class-names';
import { chartLooks } from '../lib/chart-looks';
import * as styles from './ChartCover.css';

type ChartCoverProps = {
  /** Which chart; its name stands beside it. */
  id: ChartId;
};

/**
 * The picture of a chart: its mark, large, on its colour.
 * @states default variants
 * @without hover focus: what it stands in is pressed, not the picture
 * @without loading empty failed: it needs nothing but the name of the chart
 * @without visitor: everybody sees the same
 * @without narrow: it takes the width that it is given
 * @without long-text: it shows two letters at most
 * @without no-image: it is drawn with type alone
 */
export function ChartCover({ id }: ChartCoverProps) {
  const { mark, tone } = chartLooks[id];
  return (
    <span aria-hidden className={classNames(styles.cover, styles.tone[tone])}>
      <span className={styles.mark}>{mark}</span>
    </span>
  );
}
