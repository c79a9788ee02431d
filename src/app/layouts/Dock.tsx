import { LikeTrackButton } from '@/features/like-track';
import { PlayerBar } from '@/widgets/player-bar';
import { BottomNavigation } from '@/widgets/sidebar';
import { Shortcuts } from './Shortcuts';

/** What stays at the window's end: the player, and the navigation of narrow windows. */
export function Dock() {
  return (
    <>
      <Shortcuts />
      <PlayerBar actions={(track) => <LikeTrackButton track={track} />} />
      <BottomNavigation />
    </>
  );
}
