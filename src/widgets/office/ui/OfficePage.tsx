import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { Heading } from '@/shared/ui/text';
import * as styles from './office.css';

/** Where the head of the page takes what it offers; null until it is there. */
const HeadSlot = createContext<HTMLElement | null | undefined>(undefined);

type OfficePageProps = {
  /** Of the page. */
  title: string;
  /** Behind the title: who may see the page. */
  badge?: ReactNode;
  children: ReactNode;
};

/**
 * A screen of an office that is not about one person: its title, with the main action of the whole page at the end of its row.
 * What is done with the list of one tab stands in the row of its filters instead.
 */
export function OfficePage({ title, badge, children }: OfficePageProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headTitle}>
          <Heading level={1}>{title}</Heading>
          {badge}
        </div>
        <div ref={setSlot} className={styles.headActions} />
      </header>
      <HeadSlot value={slot}>{children}</HeadSlot>
    </div>
  );
}

/**
 * The main action of a page, drawn in its head wherever in it the action is known; in its place where there is none.
 */
export function MainAction({ children }: { children: ReactNode }) {
  const slot = use(HeadSlot);
  if (slot === undefined) return children;
  return slot && createPortal(children, slot);
}
