import { ArrangeMenuItems } from '@/features/arrange-playlist';
import { TrackMenu } from '@/widgets/track-menu';
import type { TrackMenuSlot } from '@/widgets/track-table';

/** A track menu that also moves and removes. */
export const EditorTrackMenu: TrackMenuSlot = (props) => (
  <TrackMenu {...props}>
    <ArrangeMenuItems index={props.index} />
  </TrackMenu>
);
