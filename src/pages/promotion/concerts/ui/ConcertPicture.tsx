import { useState } from 'react';
import type { Concert } from '@/shared/contract/concert.ts';
import { useStoredFile } from '@/shared/files';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './ConcertPicture.css';

type ConcertPictureProps = {
  concert: Pick<Concert, 'id' | 'venueImage'>;
  /** Key of its picture on this device; null without one. */
  fileKey: string | null;
  /** As wide as its container instead of 64 px. */
  isWide?: boolean;
};

/**
 * The picture of a concert, drawn where it is missing or fails. External pictures are requested
 * by the browser only.
 */
export function ConcertPicture({ concert, fileKey, isWide = false }: ConcertPictureProps) {
  const { id, venueImage } = concert;
  const storedUrl = useStoredFile(fileKey);
  const [failed, setFailed] = useState('');
  const src = storedUrl ?? venueImage;
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
