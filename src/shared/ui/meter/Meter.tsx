import * as styles from './Meter.css';

type MeterProps = {
  /** @default the words of its `<label>` */
  label?: string;
  /** For the label's `htmlFor`. */
  id?: string;
  value: number;
  /** The whole. */
  max?: number;
};

/** Screen readers are not interrupted. */
export const Meter = ({ label, id, value, max = 1 }: MeterProps) => (
  <progress
    className={styles.meter}
    id={id}
    value={Math.min(value, max)}
    max={max}
    aria-label={label}
  />
);
