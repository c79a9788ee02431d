import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { useFieldControl } from './field-ids';
import * as styles from './Field.css';

type DateInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /**
   * A day, or a time of day.
   * @default 'date'
   */
  type?: 'date' | 'time';
  /** First that the calendar offers, `2026-11-19` or `20:30`; the form's schema holds it too. */
  min?: string | number;
  /** Last that the calendar offers. */
  max?: string | number;
  /** Its name where it stands outside of a field. */
  'aria-label'?: string;
};

/**
 * A day or a time, chosen in the platform's own calendar or typed. Inside a field it finds its label
 * by itself.
 */
export function DateInput({ type = 'date', className, ...rest }: DateInputProps) {
  const control = useFieldControl();
  return (
    <input
      {...control}
      {...rest}
      type={type}
      className={classNames(styles.input, styles.date, className)}
    />
  );
}
