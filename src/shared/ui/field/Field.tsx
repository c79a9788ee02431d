import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { formatNumber } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { FieldIdsContext } from './field-ids';
import * as styles from './Field.css';
import { FieldError } from './FieldError';
import { useExcess } from './use-excess';

type FieldProps = {
  /** Names the control. */
  label: string;
  /** The label is said, not shown: for a field whose meaning the place makes plain. */
  isLabelHidden?: boolean;
  /** Helps before anything goes wrong. */
  hint?: ReactNode;
  /** What to mend; makes the control invalid and is announced. */
  error?: string | undefined;
  /** Characters that its text may have. More is kept, is said before any other error, and holds back its form. */
  most?: number;
  /** One control of the kit. */
  children: ReactNode;
  className?: string | undefined;
};

/** A control with its label, hint and error, joined for screen readers. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  most,
  children,
  className,
}: FieldProps) {
  const { t, i18n } = useTranslation('shared.ui');
  const box = useRef<HTMLDivElement>(null);
  const excess = useExcess(box, most);
  const number = (value = 0) => formatNumber(value, i18n.language);
  const fault =
    excess > 0
      ? t('tooLong', { count: excess, number: number(excess), most: number(most) })
      : error;
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = classNames(hint ? hintId : null, fault ? errorId : null) || undefined;
  const labelText = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <FieldIdsContext value={{ id, describedBy, isInvalid: Boolean(fault) }}>
      <div ref={box} className={classNames(styles.field, className)}>
        {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
        {children}
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {fault && <FieldError id={errorId}>{fault}</FieldError>}
      </div>
    </FieldIdsContext>
  );
}
