import { type ReactNode, useId } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { FieldIdsContext } from './field-ids';
import * as styles from './Field.css';
import { FieldError } from './FieldError';

type FieldProps = {
  /** Names the control. */
  label: string;
  /** The label is said, not shown: for a field whose meaning the place makes plain. */
  isLabelHidden?: boolean;
  /** Helps before anything goes wrong. */
  hint?: ReactNode;
  /** What to mend; makes the control invalid and is announced. */
  error?: string | undefined;
  /** One control of the kit. */
  children: ReactNode;
  className?: string | undefined;
};

/**
 * A control with its label, hint and error, joined for screen readers.
 * @states default variants invalid long-text narrow
 * @without hover focus: the control in it shows them
 */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  children,
  className,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = classNames(hint ? hintId : null, error ? errorId : null) || undefined;
  const labelText = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <FieldIdsContext value={{ id, describedBy, isInvalid: Boolean(error) }}>
      <div className={classNames(styles.field, className)}>
        {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
        {children}
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </FieldIdsContext>
  );
}
