import { useEffect } from 'react';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { useRowActions } from '../model/row-actions-context';

const ArrangeItems = lazyPart(() => import('./ArrangeItems'), 'ArrangeItems', LeftOut);

type ArrangeMenuItemsProps = {
  /** Row of the track in the list as it is shown. */
  index: number;
};

/** The entries that a track's menu has besides, for who may arrange the playlist; nothing for others. */
export function ArrangeMenuItems({ index }: ArrangeMenuItemsProps) {
  const actions = useRowActions();
  // Beside what the menu itself is made of, not after it: it waits for both.
  useEffect(() => {
    if (actions) void ArrangeItems.load().catch(() => undefined);
  }, [actions]);
  return actions && <ArrangeItems actions={actions} index={index} />;
}
