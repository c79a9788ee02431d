import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** How long a finger rests before it counts as a long press, in ms; what phones do themselves. */
const delay = 500;
/** How far it may stray meanwhile, in px. */
const tolerance = 10;

type Point = { x: number; y: number };

/**
 * A finger that rests on something. Browsers of iOS fire no `contextmenu`, so it is timed here; the
 * click that follows when the finger is lifted is swallowed.
 */
export function useLongPress(onLongPress: (target: Element, point: Point) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<Point>({ x: 0, y: 0 });
  const hasPressed = useRef(false);

  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlePointerDown = ({
    pointerType,
    isPrimary,
    target,
    clientX,
    clientY,
  }: PointerEvent) => {
    cancel();
    hasPressed.current = false;
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
    start.current = { x: clientX, y: clientY };
    timer.current = setTimeout(() => {
      hasPressed.current = true;
      onLongPress(target, start.current);
    }, delay);
  };
  const handlePointerMove = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = start.current;
    if (Math.hypot(clientX - x, clientY - y) > tolerance) cancel();
  };
  const handleClickCapture = (event: MouseEvent) => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: handleClickCapture,
  };
}
