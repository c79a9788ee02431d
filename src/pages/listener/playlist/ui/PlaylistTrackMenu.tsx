import { ArrangeMenuItems } from '@/features/arrange-playlist';
import { TrackMenu } from '@/widgets/track-menu';
import type { TrackMenuSlot } from '@/widgets/track-table';

/** The menu of a track; its owner also moves and removes it. */
export const PlaylistTrackMenu: TrackMenuSlot = (props) => (
  <TrackMenu {...props}>
    <ArrangeMenuItems index={props.index} />
  </TrackMenu>
);
