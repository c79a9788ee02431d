import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Field.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Part of the click target; a link in it stays a link. */
  label: ReactNode;
};

/** A checkbox with its label. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" className={styles.checkInput} />
      {label}
    </label>
  );
}
