import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import * as styles from './tracks.css';

type FoundTrackProps = {
  track: Track;
  /** Already in the playlist. */
  isThere: boolean;
  isPending: boolean;
  onAdd: () => void;
};

export function FoundTrack({ track, isThere, isPending, onAdd }: FoundTrackProps) {
  const { t } = useTranslation('pages.editorial.tracks');
  const { title, artist, album } = track;
  return (
    <li className={styles.track}>
      <Artwork
        src={album.coverImage}
        seed={album.id}
        shape="thumb"
        sizes="40px"
        className={styles.cover}
      />
      <div className={styles.words}>
        <Text isTruncated>{title}</Text>
        <Text size="small" tone="muted" isTruncated>
          {artist.name}
        </Text>
      </div>
      <Button
        size="small"
        isPending={isPending}
        aria-disabled={isThere || undefined}
        aria-label={t(isThere ? 'isThere' : 'addOf', { title })}
        onClick={() => !isThere && onAdd()}
      >
        {t(isThere ? 'there' : 'add')}
      </Button>
    </li>
  );
}
