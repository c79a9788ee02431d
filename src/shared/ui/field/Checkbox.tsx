import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Field.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** A link in it stays a link. */
  label: ReactNode;
};

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" className={styles.checkInput} />
      {label}
    </label>
  );
}
