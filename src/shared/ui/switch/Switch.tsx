import * as RadixSwitch from '@radix-ui/react-switch';
import { type ReactNode, useId } from 'react';
import * as styles from './Switch.css';

type SwitchProps = {
  label: string;
  hint?: ReactNode;
  /** State, kept by the caller. */
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  disabled?: boolean;
  /** It keeps its focus and ignores clicks. */
  isBusy?: boolean;
};

export function Switch({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
  isBusy = false,
}: SwitchProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const handleChange = (isChecked: boolean) => {
    if (!isBusy) onChange(isChecked);
  };
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        className={styles.control}
        checked={checked}
        onCheckedChange={handleChange}
        disabled={disabled}
        {...(hint ? { 'aria-describedby': hintId } : {})}
        {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
      >
        <span className={styles.rail} aria-hidden>
          <RadixSwitch.Thumb className={styles.knob} />
        </span>
      </RadixSwitch.Root>
    </div>
  );
}
