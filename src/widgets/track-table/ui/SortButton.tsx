import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sort } from '@/shared/lib/address';
import * as styles from './SortButton.css';

export type SortColumn =
  | 'number'
  | 'title'
  | 'artist'
  | 'album'
  | 'addedAt'
  | 'playedAt'
  | 'playCount'
  | 'duration';

type SortButtonProps = {
  by: SortColumn;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  children: ReactNode;
};

export function SortButton({ by, sort, onSort, children }: SortButtonProps) {
  const isSorted = sort?.by === by;
  // Most plays and newest entries first.
  const isDescending = isSorted ? sort.isDescending : by === 'addedAt' || by === 'playCount';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isSorted}
      onClick={() => onSort({ by, isDescending: isSorted ? !isDescending : isDescending })}
    >
      {children}
      {isSorted && <Arrow size={16} aria-hidden />}
    </button>
  );
}
