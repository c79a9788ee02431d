import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsCurrentTrack, useIsTrackPlaying } from '@/entities/playback';
import { TrackTitle } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { classNames } from '@/shared/lib/class-names';
import { formatDate, formatNumber, formatTime } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { type OptionalColumn, layoutOf } from '../lib/column';
import { useIsUnavailable } from '../lib/use-is-unavailable';
import { RowMenuButton } from './RowMenuButton';
import { RowPlayButton } from './RowPlayButton';
import * as styles from './TrackTable.css';

/** Whether the row's menu is open, and what opens it. */
export type RowMenu = { isOpen: boolean; onOpen: (button: HTMLElement) => void };

type TrackRowProps = {
  track: Track;
  /** Tells the row from every other one of the list. */
  rowKey: string;
  /** Place in the list, from 0. */
  index: number;
  columns: readonly OptionalColumn[];
  actions: ReactNode;
  menu: RowMenu | null;
  onToggle: (index: number) => void;
};

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button') !== null;

/** One track of a table. */
export function TrackRow(props: TrackRowProps) {
  const { track, rowKey, index, columns, actions, menu, onToggle } = props;
  const { t } = useTranslation('widgets.track-table');
  const isCurrent = useIsCurrentTrack(track.id);
  const isPlaying = useIsTrackPlaying(track.id);
  const isUnavailable = useIsUnavailable(track.id, isPlaying);
  const toggle = () => onToggle(index);

  const handleDoubleClick = (event: MouseEvent) => {
    if (!isControl(event.target)) toggle();
  };
  // Fingers have no double click: one touch plays.
  const handleClick = (event: MouseEvent) => {
    if (!isControl(event.target) && matchMedia('(hover: none)').matches) toggle();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) toggle();
  };

  return (
    <tr
      aria-rowindex={index + 2}
      data-track={track.id}
      data-key={rowKey}
      data-current={isCurrent}
      data-unavailable={isUnavailable}
      data-menu={menu ? (menu.isOpen ? 'open' : 'closed') : undefined}
      className={classNames(styles.row, styles.layout[layoutOf(columns)], styles.trackRow)}
      onClick={handleClick}
      onDoubleClick={handleDoubleClick}
    >
      <td className={styles.number}>
        <RowPlayButton
          title={track.title}
          number={index + 1}
          isCurrent={isCurrent}
          isPlaying={isPlaying}
          onToggle={toggle}
        />
      </td>
      <td className={styles.titleCell} data-stop onKeyDown={handleKeyDown}>
        <TrackTitle
          track={track}
          isCurrent={isCurrent}
          {...(isUnavailable && { note: t('unavailable') })}
        />
      </td>
      {columns.includes('album') && (
        <td className={styles.album}>
          <Link to={paths.album(track.album.id)} className={styles.albumLink}>
            {track.album.title}
          </Link>
        </td>
      )}
      {columns.includes('addedAt') && (
        <td className={styles.date}>{track.addedAt && formatDate(track.addedAt)}</td>
      )}
      {columns.includes('playCount') && (
        <td className={styles.plays}>{formatNumber(track.playCount ?? 0)}</td>
      )}
      <td className={styles.actions}>{actions}</td>
      <td className={styles.duration}>{formatTime(track.duration)}</td>
      {menu && (
        <td className={styles.menu}>
          <RowMenuButton title={track.title} {...menu} />
        </td>
      )}
    </tr>
  );
}
