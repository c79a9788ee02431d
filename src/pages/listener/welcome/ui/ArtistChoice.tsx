import { Check } from 'lucide-react';
import { useFollowArtist } from '@/features/follow-artist';
import type { ChartArtists } from '@/shared/contract/chart.ts';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './WelcomePage.css';

/** Follows the artist when pressed, or no longer. */
export function ArtistChoice({ artist }: { artist: ChartArtists[number] }) {
  const { isFollowing, toggle } = useFollowArtist({
    id: artist.id,
    name: artist.name,
    image: artist.image,
  });
  return (
    <button type="button" className={styles.artist} aria-pressed={isFollowing} onClick={toggle}>
      <span className={styles.picture}>
        <Artwork src={artist.image} seed={artist.id} shape="round" sizes="112px" />
      </span>
      <span className={styles.name} translate="no">
        {artist.name}
      </span>
      {isFollowing && (
        <span className={styles.mark}>
          <Check size={16} aria-hidden />
        </span>
      )}
    </button>
  );
}
