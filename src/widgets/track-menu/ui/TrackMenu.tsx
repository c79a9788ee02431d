import { type ReactNode, Suspense } from 'react';
import type { Track } from '@/shared/contract/track.ts';
import { lazyPart } from '@/shared/lib/lazy-part';

type TrackMenuProps = {
  track: Track;
  /** From 0. */
  index?: number;
  /** A point of the window in px, or the control that opened it. */
  anchor: { x: number; y: number } | HTMLElement;
  /** Called when menu and dialogs are closed and no action runs. */
  onClose: () => void;
  children?: ReactNode;
};

const OpenTrackMenu = lazyPart(() => import('./OpenTrackMenu'), 'OpenTrackMenu');

/** See docs/product/music-pages.md. */
export function TrackMenu(props: TrackMenuProps) {
  const { track, index = 0, anchor } = props;
  const anchorKey = anchor instanceof HTMLElement ? 'control' : `${anchor.x} ${anchor.y}`;
  return (
    <Suspense fallback={null}>
      <OpenTrackMenu key={`${track.id} ${index} ${anchorKey}`} {...props} />
    </Suspense>
  );
}

export const loadTrackMenu = (): void => void OpenTrackMenu.load().catch(() => undefined);
