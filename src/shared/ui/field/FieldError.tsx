import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import * as styles from './Field.css';

type FieldErrorProps = {
  id: string;
  children: string;
  ref?: Ref<HTMLParagraphElement>;
};

/** Announced when it appears. */
export function FieldError({ id, children, ref }: FieldErrorProps) {
  return (
    <p ref={ref} id={id} className={styles.error} role="alert" data-fault>
      <CircleAlert size={16} className={styles.errorIcon} aria-hidden />
      {children}
    </p>
  );
}
