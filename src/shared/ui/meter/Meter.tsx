import * as styles from './Meter.css';

type MeterProps = {
  /** What is measured. @default the words of its `<label>` */
  label?: string;
  /** For the label's `htmlFor`. */
  id?: string;
  value: number;
  /** The value at the end. */
  max?: number;
};

/** Progress that screen readers can read, without being interrupted by it. */
export const Meter = ({ label, id, value, max = 1 }: MeterProps) => (
  <progress
    className={styles.meter}
    id={id}
    value={Math.min(value, max)}
    max={max}
    aria-label={label}
  />
);
