import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Field.css';
import { useFieldControl } from './Field';

type SelectProps = ComponentProps<'select'> & {
  /** A hint should explain disabled ones. */
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
};

/** The platform's own select. */
export function Select({ options, className, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <div className={styles.box}>
      <select {...control} {...rest} className={classNames(styles.input, styles.select, className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron} aria-hidden>
        <ChevronDown size={18} />
      </span>
    </div>
  );
}
