import { useLayoutEffect, useRef, useState } from 'react';

/** In pixels to one decimal. */
export function useWidth<Measured extends HTMLElement>() {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.round((entry?.contentRect.width ?? 0) * 10) / 10);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
