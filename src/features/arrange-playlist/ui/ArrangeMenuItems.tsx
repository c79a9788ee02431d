import { useEffect } from 'react';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { useRowActions } from '../model/use-arrange-playlist';

const ArrangeItems = lazyPart(() => import('./ArrangeItems'), 'ArrangeItems', LeftOut);

type ArrangeMenuItemsProps = {
  index: number;
};

export function ArrangeMenuItems({ index }: ArrangeMenuItemsProps) {
  const actions = useRowActions();
  // The code loads in parallel with the menu's.
  useEffect(() => {
    if (actions) void ArrangeItems.load().catch(() => undefined);
  }, [actions]);
  return actions && <ArrangeItems actions={actions} index={index} />;
}
