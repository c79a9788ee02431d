import { useId } from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './Segments.css';

type SegmentsProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  isDisabled?: boolean;
};

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
