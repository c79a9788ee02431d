import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsCurrentEntry, useIsEntryPlaying } from '@/entities/playback';
import { useLacksCopy } from '@/entities/offline-copy';
import { TrackTitle } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { classNames } from '@/shared/lib/class-names';
import { formatDate, formatHour, formatTime } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { RowLink } from '@/shared/ui/link';
import { ShortCount } from '@/shared/ui/short-count';
import { type OptionalColumn, getLayout } from '../lib/column';
import { placedAt } from '../lib/placed-at';
import { useIsUnavailable } from '../lib/use-is-unavailable';
import { RowMenuButton } from './RowMenuButton';
import { RowPlayButton } from './RowPlayButton';
import * as styles from './TrackTable.css';

type NarrowPlaysProps = {
  count: number | undefined;
};

function NarrowPlays({ count }: NarrowPlaysProps) {
  const { t } = useTranslation('widgets.track-table');
  if (count === undefined) return null;
  return (
    <span className={styles.narrowPlays}>
      <ShortCount count={count} label={(shown) => t('plays', { count, shown })} />
    </span>
  );
}

type TrackRowProps = {
  track: Track;
  source: string;
  rowKey: string;
  /** From 0. */
  index: number;
  columns: readonly OptionalColumn[];
  actions: ComponentType<{ track: Track }> | undefined;
  hasMenu: boolean;
  isMenuOpen: boolean;
  /** Undefined where rows cannot be chosen. */
  isChosen?: boolean | undefined;
  /** The album's own artist, omitted in its rows. */
  albumArtistId?: string | undefined;
  /** Offset in px, in a long list. */
  top?: number;
};

/** Reused in a long list, so it must not hold state of one track. */
export const TrackRow = memo(function TrackRow(props: TrackRowProps) {
  const {
    track,
    source,
    rowKey,
    index,
    columns,
    actions: Actions,
    hasMenu,
    isMenuOpen,
    isChosen,
    top,
  } = props;
  const { albumArtistId } = props;
  const isOfAlbum = albumArtistId !== undefined;
  const { t, i18n } = useTranslation('widgets.track-table');
  const isCurrent = useIsCurrentEntry(track, source);
  const isPlaying = useIsEntryPlaying(track, source);
  const playedAt = columns.includes('playedAt') ? track.addedAt : undefined;
  const time = playedAt === undefined ? null : formatHour(playedAt, i18n.language);
  const hasFailed = useIsUnavailable(track.id, isPlaying);
  const lacksCopy = useLacksCopy(track.id) && !isCurrent;
  const isUnavailable = hasFailed || lacksCopy;

  return (
    <tr
      aria-rowindex={index + 2}
      data-index={index}
      data-key={rowKey}
      data-track
      data-current={isCurrent}
      aria-selected={isChosen}
      data-unavailable={isUnavailable}
      data-missing={lacksCopy || undefined}
      data-menu={hasMenu ? (isMenuOpen ? 'open' : 'closed') : undefined}
      className={classNames(
        styles.row,
        styles.layout[getLayout(columns)],
        styles.bodyRow,
        styles.trackRow,
        top !== undefined && styles.placed,
      )}
      style={top === undefined ? undefined : placedAt(top)}
    >
      <td className={styles.number}>
        <RowPlayButton
          label={t(isPlaying ? 'pause' : 'play', { title: track.title })}
          number={index + 1}
          isCurrent={isCurrent}
          isPlaying={isPlaying}
          isMissing={lacksCopy}
        />
      </td>
      <TrackTitle
        as="td"
        className={styles.titleCell}
        track={track}
        isCurrent={isCurrent}
        {...(isUnavailable && { note: t(lacksCopy ? 'missing.note' : 'unavailable') })}
        {...((track.isBrought || track.addedBy !== undefined || time !== null) && {
          detail: (
            <>
              {track.addedBy !== undefined && (
                <span>
                  {track.addedBy === null
                    ? t('addedByDeleted')
                    : t('addedBy', { name: track.addedBy.name })}
                </span>
              )}
              {time !== null && <span className={styles.narrowTime}>{time}</span>}
              {track.isBrought && <span>{t('brought')}</span>}
            </>
          ),
        })}
        {...(isOfAlbum && {
          hasCover: false,
          hasArtist: track.artist.id !== albumArtistId,
          detail: <NarrowPlays count={track.playCount} />,
        })}
        data-stop
      />
      {columns.includes('album') && (
        <td className={styles.album}>
          <RowLink
            href={paths.album(track.album.id)}
            className={styles.albumLink}
            draggable={false}
          >
            {track.album.title}
          </RowLink>
        </td>
      )}
      {columns.includes('addedAt') && (
        <td className={styles.date}>{track.addedAt && formatDate(track.addedAt, i18n.language)}</td>
      )}
      {columns.includes('playedAt') && <td className={styles.time}>{time}</td>}
      {columns.includes('playCount') && (
        <td className={styles.plays}>
          <ShortCount count={track.playCount ?? 0} />
        </td>
      )}
      <td className={styles.actions}>{Actions && <Actions track={track} />}</td>
      <td className={styles.duration}>{formatTime(track.duration)}</td>
      {hasMenu && (
        <td className={styles.menu}>
          <RowMenuButton label={t('more', { title: track.title })} isOpen={isMenuOpen} />
        </td>
      )}
    </tr>
  );
});
