import { useState } from 'react';
import { Artwork } from '@/shared/ui/artwork';
import type { Concert } from '@/shared/contract/concert.ts';
import { useKeptFile } from '@/shared/files';
import * as styles from './concerts.css';

type ConcertPictureProps = {
  concert: Pick<Concert, 'id' | 'venueImage'>;
  /** Under which key its picture waits on this device; null where there is none. */
  fileKey: string | null;
};

/**
 * The picture of a concert, drawn where there is none or where it does not load. What stands elsewhere is asked for by the
 * browser alone.
 */
export function ConcertPicture({ concert: { id, venueImage }, fileKey }: ConcertPictureProps) {
  const kept = useKeptFile(fileKey);
  const [failed, setFailed] = useState('');
  const src = kept ?? venueImage;
  return (
    <div className={styles.picture}>
      {src === '' || src === failed ? (
        <Artwork src={null} seed={id} sizes="320px" className={styles.drawn} />
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
