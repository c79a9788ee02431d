import { type RefObject, useEffect, useEffectEvent } from 'react';
import { getDraggedTracks } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';

const find = ({ target }: DragEvent) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-playlist], [data-sidebar-row]')
    : null;

/**
 * Takes rows that are dragged onto an own playlist of the section, or its heading, which has no id;
 * what is below them is marked.
 */
export function usePlaylistDrop(
  section: RefObject<HTMLElement | null>,
  headOver: string,
  onDrop: (playlistId: string | undefined, tracks: readonly Track[]) => void,
) {
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const mark = (over: HTMLElement | null) => {
      for (const each of element.querySelectorAll<HTMLElement>('[data-over]')) {
        if (each === over) continue;
        delete each.dataset['over'];
        each.classList.remove(headOver);
      }
      if (!over) return;
      over.dataset['over'] = '';
      if (over.dataset['playlist'] === undefined) over.classList.add(headOver);
    };
    const getTarget = (event: DragEvent) =>
      getDraggedTracks(event.dataTransfer).length > 0 ? find(event) : null;
    const handleOver = (event: DragEvent) => {
      const target = getTarget(event);
      mark(target);
      if (target) event.preventDefault();
    };
    const handleDrop = (event: DragEvent) => {
      const target = getTarget(event);
      mark(null);
      if (!target) return;
      event.preventDefault();
      take(target.dataset['playlist'], getDraggedTracks(event.dataTransfer));
    };
    const ends = new AbortController();
    const { signal } = ends;
    element.addEventListener('dragover', handleOver, { signal });
    element.addEventListener('dragleave', () => mark(null), { signal });
    element.addEventListener('drop', handleDrop, { signal });
    return () => ends.abort();
  }, [section, headOver]);
}
