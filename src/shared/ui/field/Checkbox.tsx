import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Field.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Pressed as well; a link in it keeps its own press. */
  label: ReactNode;
};

/** Yes or no, with its words beside it. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" className={styles.checkInput} />
      {label}
    </label>
  );
}
