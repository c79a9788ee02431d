import { type ComponentType, type KeyboardEvent, Suspense } from 'react';
import { playbackToggled, useCurrentTrack, usePlayTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { type OptionalColumn, usualColumns } from '../lib/column';
import type { TrackMenuSlot } from '../lib/track-menu-slot';
import { uniqueKeys } from '../lib/unique-keys';
import { useRovingFocus } from '../lib/use-roving-focus';
import { useRowMenu } from '../lib/use-row-menu';
import * as styles from './TrackTable.css';
import { TrackRow } from './TrackRow';
import { TrackTableHead } from './TrackTableHead';

type TrackTableProps = {
  /** Accessible name. */
  label: string;
  tracks: readonly Track[];
  /** Names the list as the origin of the queue, for example `playlist:pls_1`. */
  source: string;
  columns?: readonly OptionalColumn[];
  /** What can be done with a track, for example the heart. */
  actions?: ComponentType<{ track: Track }>;
  /** The menu of a track: by right click, long press, the menu key and a button of the row. */
  menu?: TrackMenuSlot;
};

/** Tracks in rows; starting one makes the list the queue. */
export function TrackTable({
  label,
  tracks,
  source,
  columns = usualColumns,
  actions: Actions,
  menu: Menu,
}: TrackTableProps) {
  const rovingFocus = useRovingFocus();
  const { openMenu, open, close, handlers } = useRowMenu();
  const menuHandlers = Menu && handlers;
  const current = useCurrentTrack();
  const playTracks = usePlayTracks();
  const dispatch = useAppDispatch();

  // What is heard already is paused here, from whichever list it was started.
  const handleToggle = (startAt: number) => {
    if (tracks[startAt]?.id === current?.id) dispatch(playbackToggled());
    else playTracks({ tracks, startAt, source });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    menuHandlers?.onKeyDown(event);
    if (!event.defaultPrevented) rovingFocus.onKeyDown(event);
  };

  const keys = uniqueKeys(tracks);
  const menuAt = openMenu ? keys.indexOf(openMenu.key) : -1;
  const menuTrack = tracks[menuAt];
  return (
    <>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the data grid of the ARIA Authoring Practices is a table
        role="grid"
        aria-label={label}
        aria-rowcount={tracks.length + 1}
        className={styles.table}
        {...rovingFocus}
        {...menuHandlers}
        onKeyDown={handleKeyDown}
      >
        <TrackTableHead columns={columns} hasMenu={Menu !== undefined} />
        <tbody className={styles.rows}>
          {tracks.map((track, index) => (
            <TrackRow
              key={keys[index]}
              track={track}
              rowKey={keys[index] ?? track.id}
              index={index}
              columns={columns}
              actions={Actions && <Actions track={track} />}
              menu={Menu ? { isOpen: index === menuAt, onOpen: open } : null}
              onToggle={handleToggle}
            />
          ))}
        </tbody>
      </table>
      {Menu && openMenu && menuTrack && (
        <Suspense fallback={null}>
          <Menu track={menuTrack} index={menuAt} anchor={openMenu.anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
