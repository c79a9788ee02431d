import type { ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';
import { Heading } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './office.css';

type DashboardHeaderProps = {
  /** Of the page. */
  title: string;
  /** An `Artwork` of 96 px. */
  picture: ReactNode;
  /** Whose figures these are; undefined while they are on their way. */
  name: string | undefined;
  /** Said to screen readers until then. */
  loading: string;
  /** What is to be known of them, in a few words each; undefined while it is on its way. */
  facts: ReactNode;
  /** What changes the figures, or does something with them. */
  controls: ReactNode;
};

/** Whose figures these are, over a dashboard. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const { title, picture, name, loading, facts, controls } = props;
  return (
    <header className={styles.header}>
      <div className={styles.portrait}>{picture}</div>
      <div className={styles.who}>
        <Heading level={1} size="small" tone="muted">
          {title}
        </Heading>
        <Heading level={2} lines={2}>
          {name ?? (
            <>
              <VisuallyHidden>{loading}</VisuallyHidden>
              <Skeleton width="9em" />
            </>
          )}
        </Heading>
        <div className={styles.facts}>{facts ?? <Skeleton width="16em" />}</div>
      </div>
      <div className={styles.controls}>{controls}</div>
    </header>
  );
}
