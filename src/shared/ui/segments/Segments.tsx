import { useId } from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './Segments.css';

type SegmentsProps<Value extends string> = {
  /** Accessible name. */
  label: string;
  /** The chosen value. */
  value: Value;
  /** In order, one or two words each. */
  options: readonly { value: Value; label: string }[];
  /** Called on another choice. */
  onChange: (value: Value) => void;
  /** Disables all options. */
  isDisabled?: boolean;
};

/** Radio buttons as one segmented control. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  isDisabled = false,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments} disabled={isDisabled}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
