import { CollectionHeaderSkeleton } from '@/widgets/collection-header';
import { TrackTableSkeleton } from '@/widgets/track-table';
import * as styles from './AlbumPage.css';

/** An album's page that is still loading, of the same measures. */
export function AlbumPageSkeleton() {
  return (
    <div className={styles.page}>
      <CollectionHeaderSkeleton />
      <TrackTableSkeleton rows={8} columns={['playCount']} hasMenu />
    </div>
  );
}
