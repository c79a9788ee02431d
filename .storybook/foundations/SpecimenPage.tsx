import { type ReactNode, useId } from 'react';
import { brand } from '@/shared/config/brand';
import { Logo } from '@/shared/ui/logo';
import { foundationId, foundations, type Foundation } from './foundations';
import * as styles from './specimen.css';
import { StoryLink } from './StoryLink';

type SpecimenPageProps = { title: Foundation; lead: ReactNode; children: ReactNode };

/** A page of the specimen book: running head, title, plates and the way to the next page. */
export function SpecimenPage({ title, lead, children }: SpecimenPageProps) {
  return (
    <Book page={title}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </Book>
  );
}

/** The paper and the running head of a page, whatever stands on it. */
export function Book({ page, children }: { page: Foundation; children: ReactNode }) {
  const at = foundations.indexOf(page);
  const next = foundations[at + 1];
  return (
    <div className={styles.page} lang="en">
      <div className={styles.leaf}>
        <div className={styles.running}>
          <Logo isSymbolOnly />
          <span>{brand}, the specimen book</span>
          <span>
            {at + 1} / {foundations.length}
          </span>
        </div>
        <main>{children}</main>
        <footer className={styles.next}>
          <span>Drawn from the tokens in src/shared/theme</span>
          {next && <StoryLink to={foundationId(next)}>Next: {next}</StoryLink>}
        </footer>
      </div>
    </div>
  );
}

type PlateProps = { title: string; note?: ReactNode; children: ReactNode };

/** One subject of a page: its name and a remark in the margin, the specimen beside it. */
export function Plate({ title, note, children }: PlateProps) {
  const id = useId();
  return (
    <section className={styles.plate} aria-labelledby={id}>
      <div className={styles.caption}>
        <h2 id={id} className={styles.captionTitle}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
