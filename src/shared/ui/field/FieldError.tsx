import { CircleAlert } from 'lucide-react';
import * as styles from './Field.css';

/** What to mend in a field, said as soon as it is there. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error} role="alert" data-fault>
      <CircleAlert size={16} className={styles.errorIcon} aria-hidden />
      {children}
    </p>
  );
}
