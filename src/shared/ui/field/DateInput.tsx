import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Field.css';
import { useFieldControl } from './Field';

type DateInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /**
   * A day or a time.
   * @default 'date'
   */
  type?: 'date' | 'time';
  /** `2026-11-19` or `20:30`; the form's schema checks it too. */
  min?: string | number;
  max?: string | number;
  'aria-label'?: string;
};

/** The platform's own control. */
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
