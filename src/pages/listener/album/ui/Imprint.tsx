import { useTranslation } from 'react-i18next';
import type { FullAlbum } from '@/shared/contract/album.ts';
import { useFormats } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';
import * as styles from './AlbumPage.css';

type ImprintProps = { album: Pick<FullAlbum, 'releaseDate' | 'released' | 'label' | 'genre'> };

export function Imprint({ album }: ImprintProps) {
  const { t } = useTranslation('pages.listener.album');
  const { date, month, genre } = useFormats();
  const { released, releaseDate } = album;
  const day = released === undefined ? date(releaseDate) : released;
  const lines = [
    // A year or a month, as precise as it is known.
    ['releaseDate', released?.length === 7 ? month(released) : day],
    ['label', album.label],
    ['genre', genre(album.genre)],
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
