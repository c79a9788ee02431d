import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { useFieldControl } from './field-ids';
import * as styles from './Field.css';

type DateInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /**
   * A day or a time.
   * @default 'date'
   */
  type?: 'date' | 'time';
  /** Earliest in the calendar, `2026-11-19` or `20:30`; the form's schema checks it too. */
  min?: string | number;
  /** Latest in the calendar. */
  max?: string | number;
  /** Name outside a field. */
  'aria-label'?: string;
};

/** A day or time in the platform's own control; a field around it labels it. */
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
