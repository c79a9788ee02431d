import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Field.css';
import { useFieldControl } from './Field';

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

/** Browsers reject addresses of other scripts in fields of the type `email`. */
export const emailKeys = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
