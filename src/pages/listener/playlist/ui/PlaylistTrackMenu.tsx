import { useEffect } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { TrackMenu } from '@/widgets/track-menu';
import type { TrackMenuSlot } from '@/widgets/track-table';
import { useDeeds } from '../model/deeds-context';

const OwnerItems = lazyPart(() => import('./OwnerItems'), 'OwnerItems', []);

/** The menu of a track; its owner also moves and removes it. */
export const PlaylistTrackMenu: TrackMenuSlot = (props) => {
  const deeds = useDeeds();
  // Beside what the menu itself is made of, not after it: it waits for both.
  useEffect(() => {
    if (deeds) void OwnerItems.load();
  }, [deeds]);
  return (
    <TrackMenu {...props}>{deeds && <OwnerItems deeds={deeds} index={props.index} />}</TrackMenu>
  );
};
