import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { chartIds } from '@/shared/contract/codes.ts';
import { Artwork } from '@/shared/ui/artwork';
import { browseTiles } from '../model/browse-tiles';
import { searchFor } from '../model/search-for';
import { toneAt } from '../model/tone-at';
import { BrowseTile } from './BrowseTile';
import { tiles } from './BrowseTile.css';
import { ChartTiles } from './ChartTiles';
import { EditorialTiles } from './EditorialTiles';
import { Group } from './Results';
import * as styles from './SearchPage.css';

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
      <Group title={t('browse.charts')}>
        <ChartTiles ids={chartIds} />
      </Group>
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
  return (
    <Group title={title}>
      <ul className={tiles[size]}>{children}</ul>
    </Group>
  );
}
