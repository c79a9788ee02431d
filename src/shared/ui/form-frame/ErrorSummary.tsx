import { type ReactNode, useId } from 'react';
import { Text } from '@/shared/ui/text';
import * as styles from './ErrorSummary.css';

type ErrorSummaryProps<Field extends string> = {
  title: ReactNode;
  problems: readonly { field: Field; label: string; text: string }[];
  onGoTo: (field: Field) => void;
};

export function ErrorSummary<Field extends string>({
  title,
  problems,
  onGoTo,
}: ErrorSummaryProps<Field>) {
  const id = useId();
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <Text id={id} weight="strong">
        {title}
      </Text>
      <ul className={styles.list}>
        {problems.map(({ field, label, text }) => (
          <li key={field}>
            <button type="button" className={styles.problem} onClick={() => onGoTo(field)}>
              <span className={styles.field}>{label}</span> {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
