import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Field.css';
import { useFieldControl } from './Field';

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
