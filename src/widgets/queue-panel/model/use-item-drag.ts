import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getQueueKey, isBelow, queueItemData } from './use-item-drop';

/** `edge` is where the line shows. */
export function useItemDrag(key: string, onDragStart: () => void) {
  const row = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null);
  const [isDragged, setIsDragged] = useState(false);
  const handleStart = useEffectEvent(() => {
    setIsDragged(true);
    onDragStart();
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const leave = () => setEdge(null);
    return combine(
      draggable({
        element,
        getInitialData: () => queueItemData(key),
        onDragStart: () => handleStart(),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => getQueueKey(source.data) !== null,
        getData: ({ input }) => {
          const { top, height } = element.getBoundingClientRect();
          return queueItemData(key, input.clientY > top + height / 2);
        },
        onDrag: ({ self, source }) => {
          const isItself = getQueueKey(source.data) === key;
          setEdge(isItself ? null : isBelow(self.data) ? 'bottom' : 'top');
        },
        onDragLeave: leave,
        onDrop: leave,
      }),
    );
  }, [key]);

  return { row, edge, isDragged };
}
