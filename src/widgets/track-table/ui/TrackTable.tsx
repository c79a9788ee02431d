import type { ComponentType, KeyboardEvent, ReactNode } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { type OptionalColumn, usualColumns } from '../lib/column';
import { dragOut } from '../lib/drag-out';
import type { TrackMenuSlot } from '../lib/track-menu-slot';
import type { TrackOrder } from '../lib/use-sorted-tracks';
import { uniqueKeys } from '../lib/unique-keys';
import { useRovingFocus } from '../lib/use-roving-focus';
import { useRowClicks } from '../lib/use-row-clicks';
import { useRowMenu } from '../lib/use-row-menu';
import { type RowSelection, useToggleRow } from '../lib/use-row-selection';
import { OpenTrackMenu } from './OpenTrackMenu';
import { TrackGrid } from './TrackGrid';
import * as styles from './TrackTable.css';
import { TrackRow } from './TrackRow';

export type TrackTableProps = {
  label: string;
  tracks: readonly Track[];
  /** Such as `playlist:pls_1`. */
  source: string;
  /**
   * Narrow windows hide them.
   * @default ['album']
   */
  columns?: readonly OptionalColumn[];
  /** From `useSortedTracks`: makes the columns sortable. */
  order?: TrackOrder;
  actions?: ComponentType<{ track: Track }>;
  /** Rows omit its cover, and this artist. */
  albumArtistId?: string;
  menu?: TrackMenuSlot;
  /** Makes a row of the table, with a key, over that of an index, such as a heading. */
  before?: ((index: number) => ReactNode) | undefined;
  /** Makes rows choosable. */
  selection?: RowSelection;
};

/** Playing a row makes the list the queue. */
export function TrackTable(props: TrackTableProps) {
  const { label, tracks, source, columns = usualColumns, actions, menu, selection } = props;
  const { albumArtistId } = props;
  const keys = uniqueKeys(tracks);
  const { setGrid, ...rovingFocus } = useRovingFocus(tracks.length);
  const { openMenu, open, close, handlers } = useRowMenu();
  const onToggle = useToggleRow(tracks, source);
  const clicks = useRowClicks({
    onToggle,
    onMenu: open,
    onChoose: selection?.onClick,
  });
  const menuHandlers = menu && handlers;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    menuHandlers?.onKeyDown(event);
    selection?.onKeyDown(event);
    clicks.onKeyDown(event);
    if (!event.defaultPrevented) rovingFocus.onKeyDown(event);
  };

  const menuKey = openMenu?.key;
  const menuAt = openMenu ? keys.indexOf(openMenu.key) : -1;
  return (
    <>
      <TrackGrid
        label={label}
        columns={columns}
        hasMenu={menu !== undefined}
        hasArtists={tracks.some(({ artist }) => artist.id !== albumArtistId)}
        order={props.order}
        isMultiple={selection !== undefined}
        rows={tracks.length}
        {...menuHandlers}
        {...rovingFocus}
        {...clicks}
        {...selection?.capture}
        {...dragOut(tracks, { keys, chosen: selection?.chosen })}
        ref={setGrid}
        onKeyDown={handleKeyDown}
      >
        <tbody className={styles.rows}>
          {tracks.map((track, index) => [
            props.before?.(index),
            <TrackRow
              key={keys[index]}
              rowKey={keys[index] ?? track.id}
              track={track}
              source={source}
              index={index}
              columns={columns}
              actions={actions}
              hasMenu={menu !== undefined}
              isMenuOpen={index === menuAt}
              isChosen={selection?.chosen.has(keys[index] ?? '')}
              albumArtistId={albumArtistId}
            />,
          ])}
        </tbody>
      </TrackGrid>
      <OpenTrackMenu
        slot={menu}
        tracks={tracks}
        index={menuAt}
        anchor={openMenu?.anchor}
        onClose={close}
        onSelect={selection && menuKey !== undefined ? () => selection.toggle(menuKey) : undefined}
      />
    </>
  );
}
