import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { getDraggedTracks } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';

/** Takes rows that are dragged from a list; returns whether one is above it. */
export function useTrackDrop(
  part: RefObject<HTMLElement | null>,
  onTracks: (tracks: readonly Track[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onTracks);

  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const handleOver = (event: DragEvent) => {
      if (getDraggedTracks(event.dataTransfer).length === 0) return;
      event.preventDefault();
      setIsOver(true);
    };
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
      if (!isInside) setIsOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setIsOver(false);
      const tracks = getDraggedTracks(event.dataTransfer);
      if (tracks.length === 0) return;
      event.preventDefault();
      take(tracks);
    };
    element.addEventListener('dragover', handleOver);
    element.addEventListener('dragleave', handleLeave);
    element.addEventListener('drop', handleDrop);
    return () => {
      element.removeEventListener('dragover', handleOver);
      element.removeEventListener('dragleave', handleLeave);
      element.removeEventListener('drop', handleDrop);
    };
  }, [part]);

  return isOver;
}
