import { Clock3 } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { playbackToggled, useCurrentTrack, usePlayTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { classNames } from '@/shared/lib/class-names';
import { useAppDispatch } from '@/shared/redux';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type OptionalColumn, layoutOf, usualColumns } from '../lib/column';
import { uniqueKeys } from '../lib/unique-keys';
import { useRovingFocus } from '../lib/use-roving-focus';
import * as styles from './TrackTable.css';
import { TrackRow } from './TrackRow';

type TrackTableProps = {
  /** Accessible name. */
  label: string;
  tracks: readonly Track[];
  /** Names the list as the origin of the queue, for example `playlist:pls_1`. */
  source: string;
  columns?: readonly OptionalColumn[];
  /** What can be done with a track, for example the heart. */
  actions?: ComponentType<{ track: Track }>;
};

/** Tracks in rows; starting one makes the list the queue. */
export function TrackTable({
  label,
  tracks,
  source,
  columns = usualColumns,
  actions: Actions,
}: TrackTableProps) {
  const { t } = useTranslation('widgets.track-table');
  const rovingFocus = useRovingFocus();
  const current = useCurrentTrack();
  const playTracks = usePlayTracks();
  const dispatch = useAppDispatch();

  // What is heard already is paused here, from whichever list it was started.
  const handleToggle = (startAt: number) => {
    if (tracks[startAt]?.id === current?.id) dispatch(playbackToggled());
    else playTracks({ tracks, startAt, source });
  };

  const keys = uniqueKeys(tracks);
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the data grid of the ARIA Authoring Practices is a table
      role="grid"
      aria-label={label}
      aria-rowcount={tracks.length + 1}
      className={styles.table}
      {...rovingFocus}
    >
      <thead className={styles.rows}>
        <tr
          aria-rowindex={1}
          className={classNames(styles.row, styles.layout[layoutOf(columns)], styles.head)}
        >
          <th scope="col" className={styles.number}>
            {t('column.number')}
          </th>
          <th scope="col">{t('column.title')}</th>
          {columns.includes('album') && (
            <th scope="col" className={styles.album}>
              {t('column.album')}
            </th>
          )}
          {columns.includes('addedAt') && (
            <th scope="col" className={styles.date}>
              {t('column.addedAt')}
            </th>
          )}
          <th scope="col">
            <VisuallyHidden>{t('column.like')}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.duration}>
            <VisuallyHidden>{t('column.duration')}</VisuallyHidden>
            <Clock3 size={16} aria-hidden />
          </th>
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {tracks.map((track, index) => (
          <TrackRow
            key={keys[index]}
            track={track}
            index={index}
            columns={columns}
            actions={Actions && <Actions track={track} />}
            onToggle={handleToggle}
          />
        ))}
      </tbody>
    </table>
  );
}
