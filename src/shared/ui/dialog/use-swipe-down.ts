import { type PointerEvent, useEffect, useRef } from 'react';

/** These have gestures of their own. */
const ownGestures = ['input', 'select', 'textarea', '[role="slider"]', '[draggable="true"]'].join();
/** CSS pixels. */
const slop = 10;
/** Part of the height, or CSS pixels per millisecond. */
const enough = { part: 0.22, speed: 0.6 } as const;
const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

type Swipe = { x: number; y: number; time: number; isMoving: boolean };

const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 240);

/** Scrolled content goes back to its start first. */
function isScrolled(target: Element, root: HTMLElement): boolean {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollTop > 0) return true;
    if (element === root) return false;
  }
  return false;
}

export function useSwipeDown(onClose: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe | null>(null);

  useEffect(() => {
    const element = root.current;
    const keepStill = (event: TouchEvent) => {
      if (swipe.current?.isMoving && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, []);

  const distance = (event: PointerEvent) => Math.max(0, event.clientY - (swipe.current?.y ?? 0));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget, pointerType, isPrimary } = event;
    swipe.current = null;
    if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return;
    // A menu opened from here is elsewhere in the document.
    if (!currentTarget.contains(target) || target.closest(ownGestures)) return;
    if (isScrolled(target, currentTarget)) return;
    swipe.current = { x: event.clientX, y: event.clientY, time: event.timeStamp, isMoving: false };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = swipe;
    const element = root.current;
    if (!current || !element) return;
    const aside = Math.abs(event.clientX - current.x);
    if (!current.isMoving) {
      const isElsewhere = aside > slop || current.y - event.clientY > slop;
      if (isElsewhere) swipe.current = null;
      if (isElsewhere || distance(event) <= slop) return;
      current.isMoving = true;
    }
    element.style.transform = `translateY(${distance(event)}px)`;
  };

  const finish = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    const { current } = swipe;
    const element = root.current;
    swipe.current = null;
    if (!current?.isMoving || !element) return;
    const moved = Math.max(0, event.clientY - current.y);
    const speed = moved / Math.max(1, event.timeStamp - current.time);
    const isFar = moved > element.clientHeight * enough.part || speed > enough.speed;
    const isClosing = isFar && !isCancelled;
    const from = element.style.transform;
    const to = isClosing ? 'translateY(100%)' : 'none';
    element.style.transform = isClosing ? to : '';
    const timing = { duration: duration(), easing: ease };
    const animation = element.animate([{ transform: from }, { transform: to }], timing);
    if (isClosing) animation.addEventListener('finish', onClose);
  };

  return {
    ref: root,
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => finish(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event, true),
  };
}
