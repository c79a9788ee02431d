import type { ChartId } from '@/shared/contract/chart.ts';
import { classNames } from '@/shared/lib/class-names';
import { chartLooks } from '../lib/chart-looks';
import * as styles from './ChartCover.css';

type ChartCoverProps = {
  id: ChartId;
};

export function ChartCover({ id }: ChartCoverProps) {
  const { mark, tone } = chartLooks[id];
  return (
    <span aria-hidden className={classNames(styles.cover, styles.tone[tone])}>
      <span className={styles.mark}>{mark}</span>
    </span>
  );
}
