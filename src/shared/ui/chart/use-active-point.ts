import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Shares of the chart's width and height, 0 to 1. */
type FindPoint = (across: number, down: number) => number;

/** Chosen by the pointer or the arrow keys; Escape clears it. */
export function useActivePoint(count: number, findPoint: FindPoint) {
  const [active, setActive] = useState<number | null>(null);
  const [position, setPosition] = useState(count - 1);
  const go = (to: number) => {
    setPosition(to);
    setActive(to);
  };
  return {
    active: active !== null && active < count ? active : null,
    area: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        setActive(findPoint((event.clientX - left) / width, (event.clientY - top) / height));
      },
      onPointerLeave: () => setActive(null),
    },
    input: {
      value: Math.min(position, count - 1),
      onChange: (event: { currentTarget: HTMLInputElement }) =>
        go(event.currentTarget.valueAsNumber),
      onFocus: () => setActive(Math.min(position, count - 1)),
      onBlur: () => setActive(null),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setActive(null);
      },
    },
  };
}
