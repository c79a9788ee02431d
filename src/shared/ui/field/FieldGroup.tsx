import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Field.css';
import { FieldError } from './Field';

type FieldGroupProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** Several controls as one field. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const fault = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // No single control has the error, so none takes the focus and comes into view.
    if (error && !document.activeElement?.matches('[aria-invalid="true"]'))
      fault.current?.scrollIntoView({ block: 'center' });
  }, [error]);
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
      {error && (
        <FieldError ref={fault} id={`${id}error`}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
