import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { Artwork } from '@/shared/ui/artwork';
import { Heading } from '@/shared/ui/text';
import { browseTiles, chartMarks } from '../model/browse-tiles';
import { BrowseTile } from './BrowseTile';
import { tiles } from './BrowseTile.css';
import * as styles from './SearchPage.css';

/** Ways into the music while nothing is searched. */
export function BrowseSections() {
  const { t } = useTranslation('pages.listener.search');
  const { data: featured } = useFeaturedPlaylistsQuery();
  const coverOf = (name: string) =>
    featured?.find((playlist) => playlist.name === name)?.coverImage ?? null;
  return (
    <div className={styles.groups}>
      <Section title={t('browse.editorial')} size="large">
        {browseTiles.editorial.map((key, index) => {
          const title = t(`editorial.${key}.title`);
          return (
            <li key={key}>
              <BrowseTile
                title={title}
                query={title}
                note={t(`editorial.${key}.note`)}
                place={index}
                artKind="cover"
                art={<Artwork src={coverOf(title)} seed={title} sizes="116px" />}
              />
            </li>
          );
        })}
      </Section>
      <Section title={t('browse.charts')}>
        {browseTiles.chart.map((key, index) => (
          <li key={key}>
            <BrowseTile
              title={t(`chart.${key}.title`)}
              query={t(`chart.${key}.query`)}
              place={index + 3}
              artKind="mark"
              art={chartMarks[key]}
            />
          </li>
        ))}
      </Section>
      <Section title={t('browse.moods')}>
        {browseTiles.mood.map((key, index) => (
          <li key={key}>
            <BrowseTile
              title={t(`mood.${key}.title`)}
              query={t(`mood.${key}.query`)}
              place={index + 1}
              artKind="round"
              art={<Artwork src={null} seed={`mood-${key}`} shape="round" sizes="80px" />}
            />
          </li>
        ))}
      </Section>
      <Section title={t('browse.genres')}>
        {browseTiles.genre.map((key, index) => (
          <li key={key}>
            <BrowseTile
              title={t(`genre.${key}.title`)}
              query={t(`genre.${key}.query`)}
              place={index + 4}
              artKind="square"
              art={<Artwork src={null} seed={`genre-${key}`} sizes="68px" />}
            />
          </li>
        ))}
      </Section>
    </div>
  );
}

type SectionProps = { title: string; size?: keyof typeof tiles; children: ReactNode };

function Section({ title, size = 'small', children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      <ul className={tiles[size]}>{children}</ul>
    </section>
  );
}
