import { type ComponentType, useEffect, useState } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import type { OptionalColumn } from '../lib/column';
import { useRowDrag } from '../lib/use-row-drag';
import { useRowSlots } from '../lib/use-row-slots';
import { useVisibleRows } from '../lib/use-visible-rows';
import { SkeletonRow } from './SkeletonRow';
import { TrackRow } from './TrackRow';
import * as styles from './TrackTable.css';

type LongRowsProps = {
  tracks: readonly Track[];
  source: string;
  keys: readonly string[];
  /** Unread ones are skeletons. */
  rows: number;
  columns: readonly OptionalColumn[];
  actions: ComponentType<{ track: Track }> | undefined;
  hasMenu: boolean;
  /** -1 for none. */
  menuAt: number;
  chosen: ReadonlySet<string> | undefined;
  focusAt: number;
  onReach: ((rows: number) => void) | undefined;
  onMove: ((from: number, to: number) => void) | undefined;
};

/** Scrolling re-renders only these. */
export function LongRows(props: LongRowsProps) {
  const {
    tracks,
    source,
    keys,
    rows,
    columns,
    actions,
    hasMenu,
    menuAt,
    chosen,
    focusAt,
    onReach,
    onMove,
  } = props;
  const [body, setBody] = useState<HTMLElement | null>(null);
  const held = useRowDrag(body, onMove);
  const { rowHeight, indexes, isPrinting, lastShown } = useVisibleRows(body, rows, [
    focusAt,
    menuAt,
    held,
  ]);

  const keyAt = (index: number) => keys[index] ?? `skeleton-${index}`;
  const indexOfKey = new Map(indexes.map((index) => [keyAt(index), index]));
  const slots = useRowSlots([...indexOfKey.keys()], isPrinting);

  useEffect(() => {
    onReach?.(lastShown + 1);
  }, [onReach, lastShown]);

  return (
    <tbody ref={setBody} className={styles.longRows} style={{ blockSize: rows * rowHeight }}>
      {slots.map(({ id, key }) => {
        const index = indexOfKey.get(key) ?? -1;
        const track = tracks[index];
        const top = index * rowHeight;
        return track ? (
          <TrackRow
            key={id}
            rowKey={key}
            track={track}
            source={source}
            index={index}
            columns={columns}
            actions={actions}
            hasMenu={hasMenu}
            isMenuOpen={index === menuAt}
            isChosen={chosen?.has(key)}
            top={top}
          />
        ) : (
          <SkeletonRow key={id} index={index} columns={columns} top={top} />
        );
      })}
    </tbody>
  );
}
