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
  label: string;
  /** Hides the label from sight only. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** A longer text stays, shows its error first and blocks the form. */
  most?: number;
  /** One control of the kit. */
  children: ReactNode;
  className?: string | undefined;
};

/** A control with label, hint and error. */
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
