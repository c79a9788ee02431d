import * as styles from './Motion.css';

/** A `cubic-bezier()`: time to the right, way upwards, its two handles dashed. */
export function EasingCurve({ easing }: { easing: string }) {
  const numbers = easing.match(/-?[\d.]+/g) ?? [];
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = numbers.map((number) => Number(number) * 100);
  const [fromX, fromY, toX, toY] = [x1, 100 - y1, x2, 100 - y2];
  return (
    <svg viewBox="0 0 100 100" className={styles.curve} aria-hidden>
      <rect width="100" height="100" className={styles.frame} />
      <path d={`M0 100L${fromX} ${fromY}M100 0L${toX} ${toY}`} className={styles.handle} />
      <path d={`M0 100C${fromX} ${fromY} ${toX} ${toY} 100 0`} className={styles.path} />
    </svg>
  );
}
