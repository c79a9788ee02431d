import { Link } from 'react-router-dom';
import { classNames } from '@/shared/lib/class-names';
import { paths } from '@/shared/routes';
import { type ArtTone, artToneOf } from '@/shared/theme';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './BrowseTile.css';

type BrowseTileProps = { title: string; query: string; note?: string; tone?: ArtTone };

/** A coloured block that leads to a search. */
export function BrowseTile({ title, query, note, tone = artToneOf(title) }: BrowseTileProps) {
  return (
    <Link
      to={{ pathname: paths.search, search: new URLSearchParams({ q: query }).toString() }}
      className={classNames(styles.tile, styles.tone[tone])}
    >
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.art} aria-hidden>
        <Artwork src={null} seed={`${title}${query}`} sizes="96px" />
      </span>
    </Link>
  );
}
