import { useId } from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './Segments.css';

type SegmentsProps<Value extends string> = {
  /** What is chosen, for screen readers. */
  label: string;
  /** The chosen one. */
  value: Value;
  /** In their order, each in one or two words. */
  options: readonly { value: Value; label: string }[];
  /** Another one was chosen. */
  onChange: (value: Value) => void;
  /** None can be chosen now. */
  isDisabled?: boolean;
};

/** One of few, all in sight: radio buttons as parts of one control. */
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
