import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TrackOrder } from '../lib/use-sorted-tracks';
import * as styles from './SortButton.css';

export type SortColumn =
  | 'number'
  | 'title'
  | 'artist'
  | 'album'
  | 'addedAt'
  | 'playCount'
  | 'duration';

type SortButtonProps = { by: SortColumn; order: TrackOrder; children: ReactNode };

export function SortButton({ by, order: { sort, sortBy }, children }: SortButtonProps) {
  const isSorted = sort.by === by;
  // Most plays and newest entries first.
  const isDescending = isSorted ? sort.isDescending : by === 'addedAt' || by === 'playCount';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isSorted}
      onClick={() => sortBy({ by, isDescending: isSorted ? !isDescending : isDescending })}
    >
      {children}
      {isSorted && <Arrow size={14} aria-hidden />}
    </button>
  );
}
