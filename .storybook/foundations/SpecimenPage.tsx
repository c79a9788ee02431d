import { type ReactNode, useId } from 'react';
import { brand } from '@/shared/config/brand';
import { Logo } from '@/shared/ui/logo';
import { Inline, Stack } from '@/shared/ui/stack';
import { foundationId, foundationNames, type Foundation } from './foundations';
import * as styles from './specimen.css';
import { StoryLink } from './StoryLink';

type SpecimenPageProps = {
  page: Foundation;
  title?: string;
  lead: ReactNode;
  words?: ReactNode;
  children: ReactNode;
};

export function SpecimenPage({ page, title = page, lead, words, children }: SpecimenPageProps) {
  const at = foundationNames.indexOf(page);
  const next = foundationNames[at + 1];
  return (
    <div className={styles.page} lang="en">
      <div className={styles.leaf}>
        <div className={styles.running}>
          <Logo isSymbolOnly />
          <span>{brand}, the specimen book</span>
          <span>
            {at + 1} / {foundationNames.length}
          </span>
        </div>
        <main>
          <header className={styles.head}>
            <Stack gap={6} align="start">
              <h1 className={styles.title}>{title}</h1>
              {words}
            </Stack>
            <div className={styles.lead}>{lead}</div>
          </header>
          {children}
        </main>
        <footer>
          <Inline gap={4} justify="between" isWrapping className={styles.next}>
            <span>Drawn from the tokens in src/shared/theme</span>
            {next && <StoryLink to={foundationId(next)}>Next: {next}</StoryLink>}
          </Inline>
        </footer>
      </div>
    </div>
  );
}

type PlateProps = { title: string; note?: ReactNode; children: ReactNode };

export function Plate({ title, note, children }: PlateProps) {
  const id = useId();
  return (
    <section className={styles.plate} aria-labelledby={id}>
      <Stack gap={2} className={styles.caption}>
        <h2 id={id} className={styles.captionTitle}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </Stack>
      <div>{children}</div>
    </section>
  );
}
