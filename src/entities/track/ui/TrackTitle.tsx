import type { ComponentProps, ReactNode } from 'react';
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
  /**
   * Its cover stands beside it; not in a list that stands below its cover.
   * @default true
   */
  hasCover?: boolean;
  /**
   * Its artist stands below it; not in a list that stands below the artist.
   * @default true
   */
  hasArtist?: boolean;
  /** Something else to read below the title. */
  detail?: ReactNode;
  /** Something to know about it, for example that it cannot be played. */
  note?: string;
};

/** Cover, title and artist of a track in a row. */
export function TrackTitle(props: TrackTitleProps) {
  const { track, isCurrent = false, hasCover = true, hasArtist = true, ...others } = props;
  const { note, detail, as: Element = 'div', className, ...rest } = others;
  const { title, artist, album } = track;
  const by = hasArtist && (
    <RowLink href={paths.artist(artist.id)} className={styles.artist} draggable={false}>
      {artist.name}
    </RowLink>
  );
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles.root, hasCover && styles.withCover, className)}
      data-current={isCurrent}
      translate="no"
    >
      {hasCover && (
        <Artwork
          src={album.coverImage}
          seed={album.id}
          shape="thumb"
          sizes="40px"
          className={styles.cover}
        />
      )}
      <span className={styles.title}>{title}</span>
      {note || detail ? (
        <div className={styles.below}>
          {note && <span className={styles.note}>{note}</span>}
          {detail}
          {by}
        </div>
      ) : (
        by
      )}
    </Element>
  );
}
