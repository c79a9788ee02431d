import { PlayTracksButton } from '@/features/play-tracks';
import type { Track } from '@/shared/contract/track.ts';
import { Artwork } from '@/shared/ui/artwork';
import { RouteLink } from '@/shared/ui/link';
import * as styles from './BestCard.css';

type BestCardProps = {
  /** People are round. */
  picture: { src: string | null; seed: string; shape?: 'round' };
  /** Its name, in two lines at most. */
  title: string;
  /** What it is and whose. */
  subtitle: string;
  /** The page that it opens. */
  to: string;
  /** What its button plays; it waits for tracks. */
  play: { tracks: readonly Track[]; source: string; isOneTrack?: boolean };
};

/** One thing that was found, large; all of it leads to its page. */
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
