import type { ComponentType, FocusEvent, KeyboardEvent } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { type OptionalColumn, usualColumns } from '../lib/column';
import { dragOut } from '../lib/drag-out';
import { handleRowKey } from '../lib/handle-row-key';
import type { SeveralSlot, TrackMenuSlot } from '../lib/track-menu-slot';
import type { TrackOrder } from '../lib/use-sorted-tracks';
import { uniqueKeys } from '../lib/unique-keys';
import { useGridFocus } from '../lib/use-grid-focus';
import { useRovingFocus } from '../lib/use-roving-focus';
import { useRowClicks } from '../lib/use-row-clicks';
import { useRowMenu } from '../lib/use-row-menu';
import { useRowSelection } from '../lib/use-row-selection';
import { LongRows } from './LongRows';
import { OpenTrackMenu } from './OpenTrackMenu';
import { SeveralTracks } from './SeveralTracks';
import { TrackGrid } from './TrackGrid';

type LongTrackTableProps = {
  label: string;
  /** As read so far. */
  tracks: readonly Track[];
  /** Such as `playlist:pls_1`. */
  source: string;
  /** Unread ones are skeletons. */
  rows?: number;
  /**
   * Narrow windows hide them.
   * @default ['album']
   */
  columns?: readonly OptionalColumn[];
  /** From `useSortedTracks`: makes the columns sortable. */
  order?: TrackOrder;
  actions?: ComponentType<{ track: Track }>;
  menu?: TrackMenuSlot;
  /** Makes rows choosable. */
  several?: SeveralSlot;
  onToggle: (index: number) => void;
  /** Called when the window shows up to this row. */
  onReach?: (rows: number) => void;
  /** Makes rows movable: by dragging, and Alt with an arrow. */
  onMove?: (from: number, to: number) => void;
  /** Makes rows removable with Delete. */
  onRemove?: (index: number) => void;
  onRemoveSeveral?: (indices: readonly number[]) => void;
};

/** Mounts only the visible rows of a list of thousands. */
export function LongTrackTable(props: LongTrackTableProps) {
  const {
    label,
    tracks,
    rows = tracks.length,
    columns = usualColumns,
    actions,
    menu,
    several,
  } = props;
  const { source, onToggle, onReach, onMove, onRemove, onRemoveSeveral } = props;
  const keys = uniqueKeys(tracks);
  const { openMenu, open, close, forget, handlers } = useRowMenu();
  const menuKey = openMenu?.key;
  const menuAt = openMenu ? keys.indexOf(openMenu.key) : -1;
  // Somebody else removed the row.
  if (openMenu && menuAt < 0) forget();
  const gridFocus = useGridFocus(keys, rows);
  const { setGrid, ...rovingFocus } = useRovingFocus(rows, gridFocus);
  const selection = useRowSelection(keys, () => onReach?.(Infinity));
  const clicks = useRowClicks({
    onToggle,
    onMenu: open,
    onChoose: several && selection.onClick,
  });
  const menuHandlers = menu && handlers;

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    rovingFocus.onFocus(event);
    gridFocus.onFocus(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    menuHandlers?.onKeyDown(event);
    if (several) selection.onKeyDown(event);
    clicks.onKeyDown(event);
    handleRowKey(event, { onMove, onRemove });
    if (!event.defaultPrevented) rovingFocus.onKeyDown(event);
  };

  return (
    <>
      <TrackGrid
        label={label}
        columns={columns}
        hasMenu={menu !== undefined}
        order={props.order}
        isMultiple={several !== undefined}
        rows={rows}
        {...menuHandlers}
        {...clicks}
        {...(several && selection.capture)}
        {...dragOut(tracks, { keys, chosen: selection.chosen })}
        ref={setGrid}
        onFocus={handleFocus}
        onBlur={gridFocus.onBlur}
        onKeyDown={handleKeyDown}
      >
        <LongRows
          tracks={tracks}
          source={source}
          keys={keys}
          rows={rows}
          columns={columns}
          actions={actions}
          hasMenu={menu !== undefined}
          menuAt={menuAt}
          chosen={several && selection.chosen}
          focusAt={gridFocus.index}
          onReach={onReach}
          onMove={onMove}
        />
      </TrackGrid>
      <SeveralTracks
        slot={several}
        tracks={tracks}
        keys={keys}
        chosen={selection.chosen}
        unread={selection.isAll ? rows - tracks.length : 0}
        onClear={selection.clear}
        onRemove={onRemoveSeveral}
      />
      <OpenTrackMenu
        slot={menu}
        tracks={tracks}
        index={menuAt}
        anchor={openMenu?.anchor}
        onClose={close}
        onSelect={several && menuKey !== undefined ? () => selection.toggle(menuKey) : undefined}
      />
    </>
  );
}
