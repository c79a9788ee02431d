import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { useFieldControl } from './field-ids';
import * as styles from './Field.css';

/** Grows with its text. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      rows={rows}
      {...control}
      {...rest}
      className={classNames(styles.input, styles.textArea, className)}
    />
  );
}
