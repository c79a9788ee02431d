import type { ComponentProps, ReactNode } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { classNames } from '@/shared/lib/class-names';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { RowLink } from '@/shared/ui/link';
import * as styles from './TrackTitle.css';

type TrackTitleProps = ComponentProps<'div'> & {
  as?: 'div' | 'td';
  track: Pick<Track, 'title' | 'artist' | 'album'>;
  /** It is in the player, which the row must also show without colour. */
  isCurrent?: boolean;
  /**
   * Shows the cover.
   * @default true
   */
  hasCover?: boolean;
  /**
   * Shows the artist.
   * @default true
   */
  hasArtist?: boolean;
  detail?: ReactNode;
  /** A note, such as that it cannot be played. */
  note?: string;
};

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
