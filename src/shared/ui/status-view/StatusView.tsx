import type { ReactNode } from 'react';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './StatusView.css';

type StatusViewProps = {
  /** 32 px. */
  icon: ReactNode;
  /** The problem. */
  title: string;
  /** The remedy. */
  text?: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
  /** 1 for a whole page. */
  headingLevel?: 1 | 2 | 3;
  /** `danger` for failures. */
  tone?: 'quiet' | 'danger';
};

/** A state without content: empty, not found, denied, failed. */
export function StatusView({
  icon,
  title,
  text,
  action,
  headingLevel = 2,
  tone = 'quiet',
}: StatusViewProps) {
  return (
    <div className={styles.view}>
      <span className={styles.arch} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <div className={styles.words}>
        <Heading level={headingLevel} size="headline">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
