import { type RefObject, useEffect } from 'react';

/** Milliseconds. */
const enough = 1_000;

/** Half of its area. */
const threshold = 0.5;

/** A second in view without a break makes an impression. */
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
