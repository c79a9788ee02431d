import { type ReactNode, useId, useRef, type Ref, createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { formatNumber } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { CircleAlert } from 'lucide-react';
import * as styles from './Field.css';
import { useExcess } from './use-excess';

type FieldIds = { id: string; describedBy: string | undefined; isInvalid: boolean };

const FieldIdsContext = createContext<FieldIds | null>(null);

type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** Attributes that join a control to its field; none outside one. */
export function useFieldControl(): FieldControl {
  const ids = use(FieldIdsContext);
  if (!ids) return {};
  return {
    id: ids.id,
    ...(ids.describedBy && { 'aria-describedby': ids.describedBy }),
    ...(ids.isInvalid && { 'aria-invalid': true }),
  };
}

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
    // The compiler keeps the value.
    // oxlint-disable-next-line react/jsx-no-constructed-context-values
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
