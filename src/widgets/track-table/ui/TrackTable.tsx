import { Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { playbackToggled, useCurrentTrack, usePlayTracks } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { classNames } from '@/shared/lib/class-names';
import { useAppDispatch } from '@/shared/redux';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type OptionalColumn, layoutOf } from '../lib/column';
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
  actions?: (track: Track) => ReactNode;
};

/** Tracks in rows; starting one makes the list the queue. */
export function TrackTable({
  label,
  tracks,
  source,
  columns = ['album'],
  actions,
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

  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={tracks.length + 1}
      className={styles.table}
      {...rovingFocus}
    >
      <div role="rowgroup">
        <div
          role="row"
          aria-rowindex={1}
          className={classNames(styles.row, styles.layout[layoutOf(columns)], styles.head)}
        >
          <span role="columnheader" className={styles.number}>
            {t('column.number')}
          </span>
          <span role="columnheader">{t('column.title')}</span>
          {columns.includes('album') && (
            <span role="columnheader" className={styles.album}>
              {t('column.album')}
            </span>
          )}
          {columns.includes('addedAt') && (
            <span role="columnheader" className={styles.date}>
              {t('column.addedAt')}
            </span>
          )}
          <span role="columnheader">
            <VisuallyHidden>{t('column.like')}</VisuallyHidden>
          </span>
          <span role="columnheader" className={styles.duration}>
            <VisuallyHidden>{t('column.duration')}</VisuallyHidden>
            <Clock3 size={16} aria-hidden />
          </span>
        </div>
      </div>
      <div role="rowgroup">
        {tracks.map((track, index) => (
          <TrackRow
            // The same track may stand twice in a list.
            key={`${track.id}-${index}`}
            track={track}
            index={index}
            columns={columns}
            actions={actions?.(track)}
            onToggle={handleToggle}
          />
        ))}
      </div>
    </div>
  );
}
