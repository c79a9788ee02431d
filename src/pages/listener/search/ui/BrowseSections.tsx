import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '@/shared/ui/text';
import { browseTiles } from '../model/browse-tiles';
import { BrowseTile } from './BrowseTile';
import { tiles } from './BrowseTile.css';
import * as styles from './SearchPage.css';

/** Ways into the music while nothing is searched. */
export function BrowseSections() {
  const { t } = useTranslation('pages.listener.search');
  return (
    <div className={styles.groups}>
      <Section title={t('browse.editorial')}>
        {browseTiles.editorial.map((key) => (
          <li key={key}>
            <BrowseTile
              title={t(`editorial.${key}.title`)}
              query={t(`editorial.${key}.query`)}
              note={t(`editorial.${key}.note`)}
            />
          </li>
        ))}
      </Section>
      <Section title={t('browse.charts')}>
        {browseTiles.chart.map((key) => (
          <li key={key}>
            <BrowseTile title={t(`chart.${key}.title`)} query={t(`chart.${key}.query`)} />
          </li>
        ))}
      </Section>
      <Section title={t('browse.moods')}>
        {browseTiles.mood.map((key) => (
          <li key={key}>
            <BrowseTile title={t(`mood.${key}.title`)} query={t(`mood.${key}.query`)} />
          </li>
        ))}
      </Section>
      <Section title={t('browse.genres')}>
        {browseTiles.genre.map((key) => (
          <li key={key}>
            <BrowseTile title={t(`genre.${key}.title`)} query={t(`genre.${key}.query`)} />
          </li>
        ))}
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul className={tiles}>{children}</ul>
    </section>
  );
}
