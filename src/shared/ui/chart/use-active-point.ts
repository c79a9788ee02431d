import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/**
 * Which point of a chart is being looked at: by the pointer over it, or by the arrow keys of a range
 * input that lies on it. Escape puts it away.
 */
export function useActivePoint(count: number) {
  const [active, setActive] = useState<number | null>(null);
  // Where the keyboard was last.
  const [place, setPlace] = useState(count - 1);
  const go = (to: number) => {
    setPlace(to);
    setActive(to);
  };
  return {
    active: active !== null && active < count ? active : null,
    area: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const share = (event.clientX - left) / width;
        setActive(Math.min(count - 1, Math.max(0, Math.floor(share * count))));
      },
      onPointerLeave: () => setActive(null),
    },
    input: {
      value: Math.min(place, count - 1),
      onChange: (event: { currentTarget: HTMLInputElement }) =>
        go(event.currentTarget.valueAsNumber),
      onFocus: () => setActive(Math.min(place, count - 1)),
      onBlur: () => setActive(null),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setActive(null);
      },
    },
  };
}
