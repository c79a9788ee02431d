import type { ComponentType, KeyboardEvent } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { type OptionalColumn, usualColumns } from '../lib/column';
import { dragOut } from '../lib/drag-out';
import type { TrackMenuSlot } from '../lib/track-menu-slot';
import { uniqueKeys } from '../lib/unique-keys';
import { useRovingFocus } from '../lib/use-roving-focus';
import { useRowClicks } from '../lib/use-row-clicks';
import { useRowMenu } from '../lib/use-row-menu';
import { useToggleRow } from '../lib/use-toggle-row';
import { OpenTrackMenu } from './OpenTrackMenu';
import { TrackGrid } from './TrackGrid';
import * as styles from './TrackTable.css';
import { TrackRow } from './TrackRow';

type TrackTableProps = {
  label: string;
  tracks: readonly Track[];
  /** Such as `playlist:pls_1`. */
  source: string;
  /**
   * Narrow windows hide them.
   * @default ['album']
   */
  columns?: readonly OptionalColumn[];
  actions?: ComponentType<{ track: Track }>;
  /** Rows omit its cover, and this artist. */
  albumArtistId?: string;
  menu?: TrackMenuSlot;
};

/** Playing a row makes the list the queue. */
export function TrackTable(props: TrackTableProps) {
  const { label, tracks, source, columns = usualColumns, actions, menu } = props;
  const { albumArtistId } = props;
  const { setGrid, ...rovingFocus } = useRovingFocus(tracks.length);
  const { openMenu, open, close, handlers } = useRowMenu();
  const onToggle = useToggleRow(tracks, source);
  const clicks = useRowClicks({ onToggle, onMenu: open });
  const menuHandlers = menu && handlers;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    menuHandlers?.onKeyDown(event);
    clicks.onKeyDown(event);
    if (!event.defaultPrevented) rovingFocus.onKeyDown(event);
  };

  const keys = uniqueKeys(tracks);
  const menuAt = openMenu ? keys.indexOf(openMenu.key) : -1;
  return (
    <>
      <TrackGrid
        label={label}
        columns={columns}
        hasMenu={menu !== undefined}
        rows={tracks.length}
        {...menuHandlers}
        {...rovingFocus}
        {...clicks}
        {...dragOut(tracks)}
        ref={setGrid}
        onKeyDown={handleKeyDown}
      >
        <tbody className={styles.rows}>
          {tracks.map((track, index) => (
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
              albumArtistId={albumArtistId}
            />
          ))}
        </tbody>
      </TrackGrid>
      <OpenTrackMenu
        slot={menu}
        tracks={tracks}
        index={menuAt}
        anchor={openMenu?.anchor}
        onClose={close}
      />
    </>
  );
}
