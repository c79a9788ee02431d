import { PlayTracksButton } from '@/features/play-tracks';
import type { Track } from '@/shared/contract/track.ts';
import { Artwork } from '@/shared/ui/artwork';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './BestCard.css';

type BestCardProps = {
  /** Round for people. */
  picture: { src: string | null; seed: string; shape?: 'round' };
  /** Two lines at most. */
  title: string;
  /** Kind and artist. */
  subtitle: string;
  to: string;
  /** Tracks of its button, which waits for them. */
  play: { tracks: readonly Track[]; source: string; isOneTrack?: boolean };
};

export function BestCard({ picture, title, subtitle, to, play }: BestCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.art}>
        <Artwork {...picture} sizes="(min-width: 640px) 168px, 96px" isPriority />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <RouteLink to={to} className={styles.link}>
            {title}
          </RouteLink>
        </h3>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <div className={styles.action}>
        <PlayTracksButton title={title} {...play} size="large" />
      </div>
    </div>
  );
}
