import { roundShares } from '@/shared/lib/format';
import { ChartFigure, type ChartTexts } from './ChartFigure';
import * as styles from './PartList.css';

type Part = { name: string; value: number };

type PartListProps = ChartTexts & {
  /** What the parts are, such as countries. */
  partName: string;
  /** What is counted, such as 'Oyentes'. */
  valueName: string;
  /** Names a share, such as 'Parte'. */
  shareName: string;
  /** In the order shown. */
  parts: readonly Part[];
  /** The parts' sum by default. */
  total?: number;
  /** Formats a share of 0 to 1. */
  formatShare: (share: number, decimals: number) => string;
};

/** Parts of a whole, with amounts and shares. */
export function PartList({
  partName,
  valueName,
  shareName,
  parts,
  total,
  formatShare,
  ...figure
}: PartListProps) {
  const { shares, decimals } = roundShares(
    parts.map(({ value }) => value),
    { total },
  );
  const format = (share: number) => formatShare(share, decimals);
  const data = {
    pointName: partName,
    points: parts.map(({ name }) => ({ long: name })),
    series: [
      { name: valueName, values: parts.map(({ value }) => value) },
      { name: shareName, values: shares, format },
    ],
  };
  return (
    <ChartFigure {...figure} data={data} mark="none">
      <ol className={styles.parts}>
        {parts.map(({ name, value }, index) => (
          <li key={name} className={styles.part}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{figure.format(value)}</span>
            <span className={styles.share}>{format(shares[index] ?? 0)}</span>
            <span className={styles.track} data-drawn="track" aria-hidden>
              <span
                className={styles.fill}
                style={{ inlineSize: `${(shares[index] ?? 0) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}
