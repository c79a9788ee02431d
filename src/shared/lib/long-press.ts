import { useEffect, useRef } from 'react';

/** Milliseconds, as on phones. */
const delay = 500;
/** Pixels. */
const tolerance = 10;

type Point = { x: number; y: number };

/** React's events and the document's. */
type Press = { target: EventTarget | null; clientX: number; clientY: number };
type PointerPress = Press & { pointerType: string; isPrimary: boolean };
type Click = { preventDefault: () => void; stopPropagation: () => void };

/** iOS fires no `contextmenu`. */
export function useLongPress(onLongPress: (target: Element, point: Point) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<Point>({ x: 0, y: 0 });
  const hasPressed = useRef(false);

  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlePointerDown = (press: PointerPress) => {
    const { pointerType, isPrimary, target, clientX, clientY } = press;
    cancel();
    hasPressed.current = false;
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
    start.current = { x: clientX, y: clientY };
    timer.current = setTimeout(() => {
      hasPressed.current = true;
      onLongPress(target, start.current);
    }, delay);
  };
  const handlePointerMove = ({ clientX, clientY }: Press) => {
    const { x, y } = start.current;
    if (Math.hypot(clientX - x, clientY - y) > tolerance) cancel();
  };
  const handleClickCapture = (event: Click) => {
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
