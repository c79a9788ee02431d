import { BottomNavigation } from '@/widgets/sidebar';

/** What stays at the window's end: the player, and the navigation of narrow windows. */
export function Dock() {
  return (
    <>
      <BottomNavigation />
    </>
  );
}
