import * as styles from './Progress.css';

type ProgressProps = {
  /** What is under way: «Envío de foto.jpg». */
  label: string;
  /** How much of it is done, from 0 to 1. */
  value: number;
};

/**
 * How far something is. A screen reader finds it and reads its value, and is not interrupted by each step.
 * @states default narrow
 * @without hover focus: it cannot be operated
 * @without loading: it shows what it is given
 * @without long-text: its label is read, not drawn
 */
export const Progress = ({ label, value }: ProgressProps) => (
  <progress className={styles.progress} value={value} aria-label={label} />
);
