import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLacksCopy } from '@/entities/offline-copy';
import { type QueueItem, useHasTrackFailed } from '@/entities/playback';
import { LikeTrackButton } from '@/features/like-track';
import { Artwork } from '@/shared/ui/artwork';
import { IconButton } from '@/shared/ui/icon-button';
import { showToast } from '@/shared/ui/toast';
import type { Track } from '@/shared/contract/track.ts';
import { useItemDrag } from '../model/use-item-drag';
import * as styles from './QueueRow.css';

/** Says why a song was chosen; null for one that the listener or a list chose. */
export function useReason({ reason }: Track): string | null {
  const { t } = useTranslation('widgets.queue-panel');
  if (!reason) return null;
  const { kind, title } = reason;
  return t(`reason.${kind}`, { title });
}

type QueueRowProps = {
  item: QueueItem;
  /** From 0 in its block, of `count` items. */
  index: number;
  count: number;
  /** Offset in the block, in CSS pixels. */
  start: number;
  /** Tab reaches this row. */
  isActive: boolean;
  onActivate: () => void;
  onChoose: () => void;
  onMenu: (anchor: HTMLElement) => void;
};

/** Has few elements, because a screen shows many rows. */
export function QueueRow(props: QueueRowProps) {
  const { item, index, count, start, isActive, onActivate, onChoose, onMenu } = props;
  const { t } = useTranslation('widgets.queue-panel');
  const { title, artist, album, id } = item.track;
  const { row, edge, isDragged } = useItemDrag(item.key, onActivate);
  const hasFailed = useHasTrackFailed(id);
  const isMissing = useLacksCopy(id) && !hasFailed;
  const reason = useReason(item.track);
  const about = reason === null ? artist.name : `${artist.name} · ${reason}`;
  const state = hasFailed ? 'failed' : isMissing ? 'missing.note' : null;
  const tabIndex = isActive ? 0 : -1;

  const handlePlay = () => {
    // What plays goes on.
    if (isMissing) showToast({ text: t('missing.pressed') });
    else onChoose();
  };
  const handleContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const button = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup]');
    if (button) onMenu(button);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same menu as its button
    <li
      ref={row}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-key={item.key}
      data-edge={edge}
      data-dragged={isDragged || undefined}
      data-missing={isMissing || undefined}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      onFocus={onActivate}
      onContextMenu={handleContextMenu}
    >
      <Artwork
        src={album.coverImage}
        seed={album.id}
        shape="thumb"
        sizes="40px"
        className={styles.cover}
      />
      <span className={styles.title} translate="no">
        {title}
      </span>
      <span
        className={styles.artist}
        data-failed={hasFailed || undefined}
        title={reason ?? undefined}
      >
        {state === null ? about : t(state)}
      </span>
      {/* The whole row is the play button. */}
      <button
        type="button"
        aria-label={t('play', { title })}
        aria-disabled={isMissing || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        tabIndex={tabIndex}
        className={styles.play}
        onClick={handlePlay}
      />
      <div className={styles.heart}>
        <LikeTrackButton track={item.track} tabIndex={tabIndex} />
      </div>
      <IconButton
        label={t('more', { title })}
        size="small"
        tabIndex={tabIndex}
        aria-haspopup="menu"
        className={styles.more}
        onClick={({ currentTarget }) => onMenu(currentTarget)}
      />
    </li>
  );
}
