import { CircleAlert } from 'lucide-react';
import * as styles from './Field.css';

/** Announced when it appears. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error} role="alert" data-fault>
      <CircleAlert size={16} className={styles.errorIcon} aria-hidden />
      {children}
    </p>
  );
}
