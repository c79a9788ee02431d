import { ArrangeMenuItems } from '@/features/arrange-playlist';
import { TrackMenu } from '@/widgets/track-menu';
import type { TrackMenuSlot } from '@/widgets/track-table';

/** The owner can also move and remove the track. */
export const PlaylistTrackMenu: TrackMenuSlot = (props) => (
  <TrackMenu {...props}>
    <ArrangeMenuItems index={props.index} />
  </TrackMenu>
);
