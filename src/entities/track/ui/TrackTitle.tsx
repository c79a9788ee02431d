import type { ComponentProps } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { classNames } from '@/shared/lib/class-names';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { RowLink } from '@/shared/ui/link';
import * as styles from './TrackTitle.css';

type TrackTitleProps = ComponentProps<'div'> & {
  /** A cell of a table, where each element counts. */
  as?: 'div' | 'td';
  /** What it shows of it: the album’s cover, the title and the artist, who is a link. */
  track: Pick<Track, 'title' | 'artist' | 'album'>;
  /** It is the one in the player; told by colour here and by its row in another way as well. */
  isCurrent?: boolean;
  /** Something to know about it, for example that it cannot be played. */
  note?: string;
};

/**
 * Cover, title and artist of a track in a row.
 * @states default hover focus selected disabled long-text no-image
 * @without loading empty failed: the list that it stands in shows them
 * @without visitor: everybody sees the same
 * @without narrow: it takes the width that it is given
 */
export function TrackTitle(props: TrackTitleProps) {
  const { track, isCurrent = false, note, as: Element = 'div', className, ...rest } = props;
  const { title, artist, album } = track;
  const by = (
    <RowLink href={paths.artist(artist.id)} className={styles.artist} draggable={false}>
      {artist.name}
    </RowLink>
  );
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles.root, className)}
      data-current={isCurrent}
    >
      <Artwork
        src={album.coverImage}
        seed={album.id}
        shape="thumb"
        sizes="40px"
        className={styles.cover}
      />
      <span className={styles.title}>{title}</span>
      {note ? (
        <div className={styles.below}>
          <span className={styles.note}>{note}</span>
          {by}
        </div>
      ) : (
        by
      )}
    </Element>
  );
}
