import * as RadixSwitch from '@radix-ui/react-switch';
import { type ReactNode, useId } from 'react';
import * as styles from './Switch.css';

type SwitchProps = {
  /** What is on; pressed as well. */
  label: string;
  /** What that means for the person. */
  hint?: ReactNode;
  /** Whether it is on; the caller keeps this. */
  checked: boolean;
  /** It was pressed, and asks to be on or off. */
  onChange: (isChecked: boolean) => void;
  /** It shows what it is and cannot be pressed. */
  disabled?: boolean;
  /** A change is under way: it keeps its focus and takes no other. */
  isBusy?: boolean;
};

/** Something that is on or off, with its words before it. */
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
