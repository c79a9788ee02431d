import { ArrangeMenuItems } from '@/features/arrange-playlist';
import { TrackMenu } from '@/widgets/track-menu';
import type { TrackMenuSlot } from '@/widgets/track-table';

/** The menu of a track, by which it is moved and taken out as well. */
export const EditorTrackMenu: TrackMenuSlot = (props) => (
  <TrackMenu {...props}>
    <ArrangeMenuItems index={props.index} />
  </TrackMenu>
);
