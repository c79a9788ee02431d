import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { RouteLink } from '@/shared/ui/link';
import { classNames } from '@/shared/lib/class-names';
import type { ArtTone } from '@/shared/theme';
import * as styles from './BrowseTile.css';

type BrowseTileProps = {
  title: string;
  to: To;
  note?: string;
  tone: ArtTone;
  artKind: keyof typeof styles.art;
  art: ReactNode;
};

export function BrowseTile({ title, to, note, tone, artKind, art }: BrowseTileProps) {
  return (
    <RouteLink to={to} title={note && title} className={classNames(styles.tile, styles.tone[tone])}>
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
    </RouteLink>
  );
}
