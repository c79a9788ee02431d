import type { ReactNode, Ref } from 'react';
import { Checkbox } from './Checkbox';
import * as styles from './Field.css';
import { FieldGroup } from './FieldGroup';

type ChecklistProps = {
  /** Names the list. */
  label: string;
  /** Helps before anything goes wrong. */
  hint?: ReactNode;
  /** What to mend; announced. */
  error?: string | undefined;
  /** In their order; a detail stands below the words. */
  options: readonly { value: string; label: string; detail?: string }[];
  /** Those that are ticked. */
  value: readonly string[];
  /** One was ticked or not any more; in the order of the options. */
  onChange: (value: string[]) => void;
  /** At most so many: then the others wait. */
  most?: number;
  /** The first box, for the form to put the focus on. */
  ref?: Ref<HTMLInputElement>;
};

/** Some of a list, each with a box, joined to label, hint and error as a field. */
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
