import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { TrackMenu } from '@/widgets/track-menu';
import type { TrackMenuSlot } from '@/widgets/track-table';
import { useDeeds } from '../model/deeds-context';

const OwnerItems = lazyPart(() => import('./OwnerItems'), 'OwnerItems', []);

/** The menu of a track; its owner also removes and moves it. */
export const PlaylistTrackMenu: TrackMenuSlot = (props) => {
  const deeds = useDeeds();
  return (
    <TrackMenu {...props}>
      {deeds && (
        <Suspense fallback={null}>
          <OwnerItems deeds={deeds} index={props.index} />
        </Suspense>
      )}
    </TrackMenu>
  );
};
