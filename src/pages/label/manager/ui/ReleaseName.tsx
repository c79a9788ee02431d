import type { Release } from '@/shared/contract/label-figures.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Link } from '@/shared/ui/link';
import * as styles from './manager.css';

/** A record with its cover; once it is out, it leads to its page. */
export function ReleaseName({ release }: { release: Release }) {
  const { id, title, coverImage, status } = release;
  return (
    <span className={styles.named}>
      <Artwork src={coverImage} seed={id} shape="thumb" sizes="40px" className={styles.thumb} />
      {status === 'live' ? (
        <Link to={paths.album(id)}>{title}</Link>
      ) : (
        <span className={styles.words}>{title}</span>
      )}
    </span>
  );
}
