import { Suspense } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import type { MenuAnchor, TrackMenuSlot } from '../lib/track-menu-slot';

type OpenTrackMenuProps = {
  slot: TrackMenuSlot | undefined;
  tracks: readonly Track[];
  /** -1 for none. */
  index: number;
  anchor: MenuAnchor | undefined;
  onClose: () => void;
  onSelect?: (() => void) | undefined;
};

export function OpenTrackMenu(props: OpenTrackMenuProps) {
  const { slot: Menu, tracks, index, anchor, onClose, onSelect } = props;
  const track = tracks[index];
  if (!Menu || !track || !anchor) return null;
  return (
    <Suspense fallback={null}>
      <Menu track={track} index={index} anchor={anchor} onClose={onClose} onSelect={onSelect} />
    </Suspense>
  );
}
