import { useEffect } from 'react';
import { getDraggedTracks } from '@/entities/track';

/** Shows the words at the pointer that drags all chosen rows. */
export function useCarriedCount(words: string, className: string) {
  useEffect(() => {
    // After the table's own handler, which says what is dragged.
    const handleStart = ({ dataTransfer }: DragEvent) => {
      if (!dataTransfer || getDraggedTracks(dataTransfer).length < 2) return;
      const badge = document.createElement('div');
      badge.className = className;
      badge.textContent = words;
      badge.ariaHidden = 'true';
      document.body.append(badge);
      dataTransfer.setDragImage(badge, 0, 0);
      // The browser has drawn it once this event is over.
      setTimeout(() => badge.remove());
    };
    document.addEventListener('dragstart', handleStart);
    return () => document.removeEventListener('dragstart', handleStart);
  }, [words, className]);
}
