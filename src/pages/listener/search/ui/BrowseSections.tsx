import { useTranslation } from 'react-i18next';
import { useTiles } from '../model/use-tiles';
import { room, tiles } from './BrowseTile.css';
import { EditorialTiles, useEditorialPlaylists } from './EditorialTiles';
import { Group } from './Results';
import { Tiles } from './Tiles';
import * as styles from './SearchPage.css';

export function BrowseSections() {
  const { t } = useTranslation('pages.listener.search');
  const { charts, moods, genres } = useTiles();
  const { playlists, isMissing } = useEditorialPlaylists();
  const hasNoFeatured = isMissing || playlists?.length === 0;
  return (
    <div className={styles.groups}>
      {!hasNoFeatured && (
        <Group title={t('browse.editorial')}>
          <div className={room}>
            <ul className={tiles.large}>
              <EditorialTiles />
            </ul>
          </div>
        </Group>
      )}
      <Group title={t('browse.charts')}>
        <Tiles tiles={charts} />
      </Group>
      <Group title={t('browse.moods')}>
        <Tiles tiles={moods} />
      </Group>
      <Group title={t('browse.genres')}>
        <Tiles tiles={genres} />
      </Group>
    </div>
  );
}
