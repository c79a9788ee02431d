import { useState } from 'react';
import type { Concert } from '@/shared/contract/concert.ts';
import { useKeptFile } from '@/shared/files';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './ConcertPicture.css';

type ConcertPictureProps = {
  concert: Pick<Concert, 'id' | 'venueImage'>;
  /** Under which key its picture waits on this device; null where there is none. */
  fileKey: string | null;
  /** As wide as its place, rather than 64 px. */
  isWide?: boolean;
};

/**
 * The picture of a concert, drawn where there is none or where it does not load. What stands elsewhere is asked for by the
 * browser alone.
 */
export function ConcertPicture({ concert, fileKey, isWide = false }: ConcertPictureProps) {
  const { id, venueImage } = concert;
  const kept = useKeptFile(fileKey);
  const [failed, setFailed] = useState('');
  const src = kept ?? venueImage;
  return (
    <div className={styles.picture} data-wide={isWide || undefined}>
      {src === '' || src === failed ? (
        <Artwork src={null} seed={id} sizes={isWide ? '400px' : '64px'} />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className={styles.photo}
          onError={() => setFailed(src)}
        />
      )}
    </div>
  );
}
