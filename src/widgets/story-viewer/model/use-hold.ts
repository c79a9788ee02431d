import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { togglePlayback, useIsPlaying } from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';

/** Milliseconds after which a press is a hold. */
const holdFrom = 300;

/** A hold does not count as a press. */
export function useHold() {
  const [isHeld, setHeld] = useState(false);
  const startedAt = useRef(0);
  const letGo = () => setHeld(false);
  const holding = (onPress: () => void) => ({
    onPointerDown: (event: PointerEvent) => {
      startedAt.current = event.timeStamp;
      setHeld(true);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    // Phones would open a menu for the picture.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      // A key press has no pointer down.
      const isHold = event.detail > 0 && event.timeStamp - startedAt.current > holdFrom;
      if (!isHold) onPress();
    },
  });
  return { isHeld, holding };
}

export function useQuietPlayer(): () => void {
  const isPlaying = useIsPlaying();
  const dispatch = useAppDispatch();
  return () => {
    if (isPlaying) dispatch(togglePlayback());
  };
}
