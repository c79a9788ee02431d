import { useTranslation } from 'react-i18next';
import type { FullAlbum } from '@/shared/contract/album.ts';
import { formatDate } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';
import * as styles from './AlbumPage.css';

type ImprintProps = { album: Pick<FullAlbum, 'releaseDate' | 'label' | 'genre'> };

export function Imprint({ album }: ImprintProps) {
  const { t, i18n } = useTranslation('pages.listener.album');
  const lines = [
    ['releaseDate', formatDate(album.releaseDate, i18n.language)],
    ['label', album.label],
    ['genre', album.genre],
  ] as const;
  return (
    <dl className={styles.imprint}>
      {lines.map(
        ([key, value]) =>
          value && (
            <div key={key} className={styles.line}>
              <Text as="dt" tone="muted">
                {t(`imprint.${key}`)}
              </Text>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
