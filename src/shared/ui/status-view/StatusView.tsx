import type { ReactNode } from 'react';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './StatusView.css';

type StatusViewProps = {
  /** 32 px. */
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  tone?: 'quiet' | 'danger';
};

/** A state without content: empty, not found, denied or failed. */
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
