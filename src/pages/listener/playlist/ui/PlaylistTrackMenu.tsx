import { useEffect } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { TrackMenu } from '@/widgets/track-menu';
import type { TrackMenuSlot } from '@/widgets/track-table';
import { useRowActions } from '../model/row-actions-context';

const OwnerItems = lazyPart(() => import('./OwnerItems'), 'OwnerItems', []);

/** The menu of a track; its owner also moves and removes it. */
export const PlaylistTrackMenu: TrackMenuSlot = (props) => {
  const actions = useRowActions();
  // Beside what the menu itself is made of, not after it: it waits for both.
  useEffect(() => {
    if (actions) void OwnerItems.load();
  }, [actions]);
  return (
    <TrackMenu {...props}>
      {actions && <OwnerItems actions={actions} index={props.index} />}
    </TrackMenu>
  );
};
