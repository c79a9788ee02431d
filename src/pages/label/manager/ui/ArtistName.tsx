import type { ReactNode } from 'react';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import * as styles from './manager.css';

type ArtistNameProps = {
  artist: { id: string; name: string; image: string | null };
  /** Below the name. */
  detail?: ReactNode;
};

/** An artist with their portrait, which leads to their page. */
export function ArtistName({ artist: { id, name, image }, detail }: ArtistNameProps) {
  return (
    <span className={styles.named}>
      <Artwork src={image} seed={id} shape="round" sizes="40px" className={styles.thumb} />
      <span className={styles.words}>
        <Link to={paths.artist(id)}>{name}</Link>
        {detail && (
          <Text as="span" size="label" tone="muted" weight="regular">
            {detail}
          </Text>
        )}
      </span>
    </span>
  );
}
