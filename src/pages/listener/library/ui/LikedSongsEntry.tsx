import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { MediaCard } from '@/shared/ui/card';
import { ListMenuButton } from '@/widgets/list-menu';
import type { LibraryLayout } from '../model/use-library-view';
import { LibraryRow } from './LibraryRow';
import * as styles from './LikedSongsEntry.css';

/** Always first in the library. */
export function LikedSongsEntry({ layout }: { layout: LibraryLayout }) {
  const { t } = useTranslation('pages.listener.library');
  const artwork = (
    <span className={styles.heart} aria-hidden>
      <Heart fill="currentColor" className={styles.icon} />
    </span>
  );
  const entry = { artwork, title: t('likedSongs.title'), to: paths.likedSongs };
  return layout === 'grid' ? (
    <MediaCard {...entry} subtitle={t('likedSongs.kind')} />
  ) : (
    <LibraryRow
      {...entry}
      subtitle={t('likedSongs.kind')}
      action={<ListMenuButton list={{ kind: 'liked', id: '', name: entry.title }} />}
    />
  );
}
