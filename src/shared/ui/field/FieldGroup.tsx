import { type ReactNode, useId } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Field.css';
import { FieldError } from './FieldError';

type FieldGroupProps = {
  /** Names the controls together. */
  label: string;
  /** Helps before anything goes wrong. */
  hint?: ReactNode;
  /** What to mend; announced. */
  error?: string | undefined;
  /** Several controls, each with a name of its own. */
  children: ReactNode;
};

/** Several controls that answer one question, joined to its label, hint and error for screen readers. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const described = classNames(hint ? `${id}hint` : null, error ? `${id}error` : null);
  return (
    <fieldset className={styles.field} aria-describedby={described || undefined}>
      <legend className={classNames(styles.label, styles.legend)}>{label}</legend>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </fieldset>
  );
}
