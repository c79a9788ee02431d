import type { ReactNode, Ref } from 'react';
import { Checkbox } from './Checkbox';
import * as styles from './Field.css';
import { FieldGroup } from './FieldGroup';

type ChecklistProps = {
  /** Names the list. */
  label: string;
  /** Help below the label. */
  hint?: ReactNode;
  /** The correction to make; announced. */
  error?: string | undefined;
  /** In order; a detail stands below the label. */
  options: readonly { value: string; label: string; detail?: string }[];
  /** The ticked values. */
  value: readonly string[];
  /** Gets all ticked values in the order of the options. */
  onChange: (value: string[]) => void;
  /** The most ticks; the other boxes are then disabled. */
  most?: number;
  /** The first box, for the form's focus. */
  ref?: Ref<HTMLInputElement>;
};

/** Several choices of a list, as one field. */
export function Checklist(props: ChecklistProps) {
  const { label, hint, error, options, value, onChange, most = options.length, ref } = props;
  const isFull = value.length >= most;
  const toggle = (changed: string) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? !value.includes(each) : value.includes(each))),
    );
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div className={styles.checklist}>
        {options.map((option, place) => {
          const isTicked = value.includes(option.value);
          return (
            <Checkbox
              key={option.value}
              {...(place === 0 && { ref })}
              label={
                <span className={styles.checklistWords}>
                  {option.label}
                  {option.detail && <span className={styles.hint}>{option.detail}</span>}
                </span>
              }
              checked={isTicked}
              disabled={isFull && !isTicked}
              onChange={() => toggle(option.value)}
              {...(error && { 'aria-invalid': true })}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
