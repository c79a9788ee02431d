import type { ChartId } from '@/shared/contract/chart.ts';
import { classNames } from '@/shared/lib/class-names';
import type { ArtTone } from '@/shared/theme';
import * as styles from './ChartCover.css';

export const chartLooks: Readonly<Record<ChartId, { mark: string; tone: ArtTone }>> = {
  spain: { mark: 'ES', tone: 'teja' },
  usa: { mark: 'US', tone: 'cobalto' },
  mexico: { mark: 'MX', tone: 'oliva' },
  argentina: { mark: 'AR', tone: 'patio' },
  global: { mark: '∞', tone: 'berenjena' },
  viral: { mark: '50', tone: 'clavel' },
};

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
