import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { type RefObject, useEffect, useEffectEvent } from 'react';

type Data = Record<string | symbol, unknown>;

/** `isBelow`: the pointer is over the lower half of the row. */
export const queueItemData = (key: string, isBelow = false): Data => ({ queueKey: key, isBelow });

/** Null for any other drag. */
export const getQueueKey = ({ queueKey }: Data): string | null =>
  typeof queueKey === 'string' ? queueKey : null;

export const isBelow = (data: Data): boolean => data['isBelow'] === true;

/** Moving down closes the gap behind the item. */
export const indexAfterDrop = (from: number, over: number, isAfter: boolean): number => {
  const gap = isAfter ? over + 1 : over;
  return from < gap ? gap - 1 : gap;
};

/** The list scrolls near its edges. */
export function useItemDrop(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  /** `over` is the item that was dropped on. */
  onMove: (from: number, to: number, over: number) => void,
): void {
  const handleDrop = useEffectEvent((key: string, overKey: string, goesBelow: boolean) => {
    const from = keys.indexOf(key);
    const over = keys.indexOf(overKey);
    if (from >= 0 && over >= 0) onMove(from, indexAfterDrop(from, over, goesBelow), over);
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    return combine(
      autoScrollForElements({ element }),
      monitorForElements({
        canMonitor: ({ source }) => getQueueKey(source.data) !== null,
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          const key = getQueueKey(source.data);
          const overKey = target && getQueueKey(target.data);
          if (!target || key === null || !overKey) return;
          handleDrop(key, overKey, isBelow(target.data));
        },
      }),
    );
  }, [list]);
}
