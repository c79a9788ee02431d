import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIdle } from './use-idle';

type ExtraProps = {
  /** The part, as `lazyPart` made it. */
  of: { load: () => Promise<unknown> };
  /** The part as it is drawn. */
  children: ReactNode;
};

/** Draws a part that a page can do without: fetched once the page has come to rest, and left out where it does not arrive. */
export function Extra({ of: { load }, children }: ExtraProps) {
  const isIdle = useIdle();
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    if (!isIdle) return undefined;
    let isOver = false;
    load().then(
      () => !isOver && setArrived(true),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isIdle, load]);
  return hasArrived && <Suspense fallback={null}>{children}</Suspense>;
}
