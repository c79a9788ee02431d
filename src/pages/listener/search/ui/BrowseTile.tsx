import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/shared/lib/class-names';
import { paths } from '@/shared/routes';
import { toneAt } from '../model/tone-at';
import * as styles from './BrowseTile.css';

type BrowseTileProps = {
  title: string;
  /** What it searches. */
  query: string;
  note?: string;
  /** Place among the tiles of the page; decides the colour. */
  place: number;
  artKind: keyof typeof styles.art;
  art: ReactNode;
};

/** A coloured block that leads to a search. */
export function BrowseTile({ title, query, note, place, artKind, art }: BrowseTileProps) {
  const tone = toneAt(place);
  return (
    <Link
      to={{ pathname: paths.search, search: new URLSearchParams({ q: query }).toString() }}
      className={classNames(styles.tile, styles.tone[tone])}
    >
      <span className={classNames(styles.words, artKind === 'cover' && styles.besideCover)}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span
        aria-hidden
        className={classNames(styles.art[artKind], artKind === 'mark' && styles.markTone[tone])}
      >
        {art}
      </span>
    </Link>
  );
}
