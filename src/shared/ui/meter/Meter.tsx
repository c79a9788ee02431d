import * as styles from './Meter.css';

type MeterProps = {
  /** What is measured: «Envío de foto.jpg». @default the words of its `<label>` */
  label?: string;
  /** For the label's `htmlFor`. */
  id?: string;
  /** The amount done. */
  value: number;
  /** The whole. */
  max?: number;
};

/** Progress or usage; screen readers can read it but are not interrupted. */
export const Meter = ({ label, id, value, max = 1 }: MeterProps) => (
  <progress
    className={styles.meter}
    id={id}
    value={Math.min(value, max)}
    max={max}
    aria-label={label}
  />
);
