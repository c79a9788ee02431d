import { type ReactNode, useState } from 'react';
import { useScreen } from '@/shared/routes';
import { Skeleton } from '@/shared/ui/skeleton';
import { Heading, Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { HeadSlotsContext } from './head-slots';
import * as styles from './OfficePage.css';
import * as office from './office.css';

type OfficePageProps = {
  title: string;
  /** By default the sidebar's icon. */
  picture?: ReactNode;
  /** Null while loading. */
  whose?: string | null;
  loading?: string;
  badge?: ReactNode;
  /** Null while loading. */
  facts?: ReactNode;
  /** Controls that change everything below. */
  controls?: ReactNode;
  children: ReactNode;
};

/** See docs/decisions/frame.md. */
export function OfficePage(props: OfficePageProps) {
  const { title, picture, whose, loading, badge, facts, controls, children } = props;
  const [act, setAct] = useState<HTMLElement | null>(null);
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  const { link, tabs: listed } = useScreen();
  const hasTabs = listed.length > 0;
  return (
    <div className={styles.page}>
      <header className={styles.head} data-tabs={hasTabs || undefined}>
        <div className={styles.line}>
          <div className={styles.picture}>
            {picture ?? (link && <link.Icon size={24} aria-hidden />)}
          </div>
          <div className={styles.names}>
            <Heading level={1} size="title" isTruncated className={styles.title}>
              {title}
            </Heading>
            {whose !== undefined && (
              <Heading level={2} size="small" tone="muted" isTruncated>
                {whose ?? (
                  <>
                    <VisuallyHidden>{loading}</VisuallyHidden>
                    <Skeleton width="9em" />
                  </>
                )}
              </Heading>
            )}
            {badge && <div>{badge}</div>}
          </div>
          <div ref={setAct} className={styles.act} />
        </div>
        {hasTabs && <div ref={setTabs} className={styles.tabs} />}
      </header>
      {(facts !== undefined || controls) && (
        <div className={styles.below}>
          {facts !== undefined && (
            <Text as="div" size="small" tone="muted" className={styles.facts}>
              {facts ?? <Skeleton width="16em" />}
            </Text>
          )}
          {controls && <div className={styles.controls}>{controls}</div>}
        </div>
      )}
      <HeadSlotsContext value={{ act, tabs }}>{children}</HeadSlotsContext>
    </div>
  );
}

export function TabSkeleton() {
  return (
    <div className={office.parts} aria-hidden>
      <div className={office.whole}>
        <Skeleton shape="block" height="300px" />
      </div>
      <Skeleton shape="block" height="300px" />
      <Skeleton shape="block" height="300px" />
    </div>
  );
}
