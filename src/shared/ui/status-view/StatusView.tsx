import type { ReactNode } from 'react';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './StatusView.css';

type StatusViewProps = {
  /** 32 px, in the window's arch. */
  icon: ReactNode;
  /** What is the matter. */
  title: string;
  /** What can be done about it. */
  text?: ReactNode;
  /** What to do next: one or two buttons. */
  action?: ReactNode;
  /** 1 where the state is the whole page. */
  headingLevel?: 1 | 2 | 3;
  /** `danger` where something went wrong. */
  tone?: 'quiet' | 'danger';
};

/** Every state that has no content to show: empty, not found, denied, failed. */
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
