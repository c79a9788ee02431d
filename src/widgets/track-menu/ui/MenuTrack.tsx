import type { Track } from '@/shared/contract/track.ts';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './MenuTrack.css';

export const MenuTrack = ({ track }: { track: Track }) => (
  <div className={styles.root}>
    <Artwork src={track.album.coverImage} seed={track.album.id} shape="thumb" sizes="48px" />
    <div>
      <div className={styles.title}>{track.title}</div>
      <div className={styles.artist} translate="no">
        {track.artist.name}
      </div>
    </div>
  </div>
);
