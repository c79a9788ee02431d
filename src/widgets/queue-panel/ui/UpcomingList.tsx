import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QueueItem, goToQueueItem } from '@/entities/playback';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useAppDispatch } from '@/shared/redux';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { BlockHeading } from './BlockHeading';
import { headingHeight } from './BlockHeading.css';
import { getBlocks } from '../lib/get-blocks';
import { useActiveItem } from '../model/use-active-item';
import { useItemDrop } from '../model/use-item-drop';
import { useQueueActions } from '../model/use-queue-actions';
import { QueueRow } from './QueueRow';
import { rowHeight } from './QueueRow.css';
import * as styles from './UpcomingList.css';

const QueueItemMenu = lazyPart(() => import('./QueueItemMenu'), 'QueueItemMenu');

/** Rows rendered beyond the visible ones. */
const overscan = 3;

type UpcomingListProps = {
  items: readonly QueueItem[];
  headingId: string;
};

export function UpcomingList({ items, headingId }: UpcomingListProps) {
  const { t } = useTranslation('widgets.queue-panel');
  const dispatch = useAppDispatch();
  const hintId = useId();
  const blocks = getBlocks(items);
  const scroller = useRef<HTMLDivElement>(null);
  const { activeIndex, activate, focus } = useActiveItem(scroller, items, headingId);
  const { move, remove } = useQueueActions({ items, onFocus: focus });
  const [menu, setMenu] = useState<{ key: string; anchor: HTMLElement } | null>(null);
  useItemDrop(
    scroller,
    items.map(({ key }) => key),
    (from, to, over) => move(from, to, items[over]?.isAdded ?? false),
  );

  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) =>
      blocks.some(({ first }) => first === index) ? headingHeight + rowHeight : rowHeight,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan,
    // The focused or dragged row stays mounted.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])].toSorted((a, b) => a - b),
  });

  useEffect(() => {
    const isInside = scroller.current?.contains(document.activeElement);
    if (isInside) virtualizer.scrollToIndex(activeIndex);
  }, [activeIndex, virtualizer]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const { altKey, target: element } = event;
    const isInRow = element instanceof Element && element.closest('[data-key]');
    if (!isInRow || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const moves: Partial<Record<string, number>> = {
      ArrowUp: activeIndex - 1,
      ArrowDown: activeIndex + 1,
      ...(!altKey && { Home: 0, End: items.length - 1 }),
    };
    const target = moves[event.key];
    if (event.key === 'Delete' && !altKey) remove(activeIndex);
    else if (target === undefined) return;
    else if (altKey) move(activeIndex, target);
    else if (items[target]) focus(items[target].key);
    event.preventDefault();
  };

  const menuAt = menu ? items.findIndex(({ key }) => key === menu.key) : -1;
  const menuItem = items[menuAt];
  return (
    <div ref={scroller} className={styles.scroller}>
      <VisuallyHidden id={hintId}>{t('hint')}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- two lists, the keys of their rows */}
      <div role="group" aria-labelledby={headingId} onKeyDown={handleKeyDown}>
        {blocks.map(({ name, first, count }) => (
          <Fragment key={name}>
            <BlockHeading name={name} id={headingId + name} />
            <ul
              aria-labelledby={headingId + name}
              aria-describedby={hintId}
              className={styles.list}
              style={{ blockSize: count * rowHeight }}
            >
              {virtualizer.getVirtualItems().map(({ index }) => {
                const item = items[index];
                const place = index - first;
                if (!item || place < 0 || place >= count) return null;
                return (
                  <QueueRow
                    key={item.key}
                    item={item}
                    index={place}
                    count={count}
                    start={place * rowHeight}
                    isActive={index === activeIndex}
                    onActivate={() => activate(item.key)}
                    onChoose={() => dispatch(goToQueueItem(item.key))}
                    onMenu={(anchor) => setMenu({ key: item.key, anchor })}
                  />
                );
              })}
            </ul>
          </Fragment>
        ))}
      </div>
      {menu && menuItem && (
        <Suspense fallback={null}>
          <QueueItemMenu
            item={menuItem}
            anchor={menu.anchor}
            isFirst={menuAt === 0}
            isLast={menuAt === items.length - 1}
            onMove={(step) => move(menuAt, menuAt + step)}
            onMoveFirst={() => move(menuAt, 0, true)}
            onRemove={() => remove(menuAt)}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
