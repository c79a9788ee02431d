import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { useFieldControl } from './field-ids';
import * as styles from './Field.css';

type TextInputProps = ComponentProps<'input'> & {
  icon?: ReactNode;
  /** A button after the text. */
  trailing?: ReactNode;
};

export function TextInput({ icon, trailing, className, ...rest }: TextInputProps) {
  const control = useFieldControl();
  return (
    <div className={styles.box}>
      {icon && (
        <span className={styles.leading} aria-hidden>
          {icon}
        </span>
      )}
      <input
        type="text"
        {...control}
        {...rest}
        className={classNames(styles.input, className)}
        {...(icon ? { 'data-leading': '' } : {})}
        {...(trailing ? { 'data-trailing': '' } : {})}
      />
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </div>
  );
}
