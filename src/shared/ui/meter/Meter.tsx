import * as styles from './Meter.css';

type MeterProps = {
  /** What is under way or filled: «Envío de foto.jpg». @default the words of its `<label>` */
  label?: string;
  /** For the `htmlFor` of its label. */
  id?: string;
  /** How much of it is done. */
  value: number;
  /** All of it. */
  max?: number;
};

/**
 * How far something is, or how full. A screen reader finds it and reads its value, and is not interrupted by each step.
 */
export const Meter = ({ label, id, value, max = 1 }: MeterProps) => (
  <progress
    className={styles.meter}
    id={id}
    value={Math.min(value, max)}
    max={max}
    aria-label={label}
  />
);
