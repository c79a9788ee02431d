import { type ReactNode, Suspense } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { lazyPart } from '@/shared/lib/lazy-part';

type TrackMenuProps = {
  /** What its items are about. */
  track: Track;
  /** Place in the list that it was opened from, from 0. */
  index?: number;
  /** A point of the window, in px, or the control that opened it. */
  anchor: { x: number; y: number } | HTMLElement;
  /** The menu and the dialogs that it led to are closed, and nothing is under way. */
  onClose: () => void;
  /** Items of the list that the track stands in, after all others. */
  children?: ReactNode;
};

const OpenTrackMenu = lazyPart(() => import('./OpenTrackMenu'), 'OpenTrackMenu');

/** What can be done with a track, open for as long as it is there. See docs/product/music-pages.md. */
export function TrackMenu(props: TrackMenuProps) {
  const { track, index = 0, anchor } = props;
  const place = anchor instanceof HTMLElement ? 'control' : `${anchor.x} ${anchor.y}`;
  // Opened elsewhere while it is open, it starts anew.
  return (
    <Suspense fallback={null}>
      <OpenTrackMenu key={`${track.id} ${index} ${place}`} {...props} />
    </Suspense>
  );
}

/** Fetches what the menu is made of ahead of its opening. */
export const loadTrackMenu = (): void => void OpenTrackMenu.load().catch(() => undefined);
