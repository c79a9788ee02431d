import { type RefObject, useEffect } from 'react';

/** Milliseconds in view that make an impression. */
const enough = 1_000;

/** Half of its area is in view. */
const threshold = 0.5;

/** Reports once that an element was in view for a second without a break. */
export function useSeen(ref: RefObject<HTMLElement | null>, onSeen: () => void): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => {
          if (document.visibilityState !== 'visible') return;
          observer.disconnect();
          onSeen();
        }, enough);
      },
      { threshold },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ref]);
}
