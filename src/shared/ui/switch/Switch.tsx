import * as RadixSwitch from '@radix-ui/react-switch';
import { type ReactNode, useId } from 'react';
import * as styles from './Switch.css';

type SwitchProps = {
  /** Part of the click target. */
  label: string;
  /** What the switch does. */
  hint?: ReactNode;
  /** State, kept by the caller. */
  checked: boolean;
  /** Gets the requested state. */
  onChange: (isChecked: boolean) => void;
  /** Shows the state only. */
  disabled?: boolean;
  /** A change is running: it keeps its focus and ignores clicks. */
  isBusy?: boolean;
};

/** A switch after its label. */
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
