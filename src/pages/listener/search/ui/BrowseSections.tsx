import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chartLooks } from '@/entities/chart';
import { useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { chartIds } from '@/shared/contract/codes.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { browseTiles } from '../model/browse-tiles';
import { toneAt } from '../model/tone-at';
import { BrowseTile } from './BrowseTile';
import { tiles } from './BrowseTile.css';
import { EditorialTiles } from './EditorialTiles';
import * as styles from './SearchPage.css';

const searchFor = (query: string) => ({
  pathname: paths.search,
  search: new URLSearchParams({ q: query }).toString(),
});

export function BrowseSections() {
  const { t } = useTranslation('pages.listener.search');
  const hasNoFeatured = useFeaturedPlaylistsQuery().data?.length === 0;
  return (
    <div className={styles.groups}>
      {!hasNoFeatured && (
        <Section title={t('browse.editorial')} size="large">
          <EditorialTiles />
        </Section>
      )}
      <Section title={t('browse.charts')}>
        {chartIds.map((id) => (
          <li key={id}>
            <BrowseTile
              title={t(`chart.${id}.title`)}
              to={paths.chart(id)}
              tone={chartLooks[id].tone}
              artKind="mark"
              art={chartLooks[id].mark}
            />
          </li>
        ))}
      </Section>
      <Section title={t('browse.moods')}>
        {browseTiles.mood.map((key, index) => (
          <li key={key}>
            <BrowseTile
              title={t(`mood.${key}.title`)}
              to={searchFor(t(`mood.${key}.query`))}
              tone={toneAt(index + 1)}
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
              to={searchFor(t(`genre.${key}.query`))}
              tone={toneAt(index + 4)}
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
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      <ul className={tiles[size]}>{children}</ul>
    </Stack>
  );
}
