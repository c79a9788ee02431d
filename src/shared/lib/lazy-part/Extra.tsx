import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIdle } from './use-idle';

type ExtraProps = {
  /** A `lazyPart`. */
  of: { load: () => Promise<unknown> };
  /** The part's element. */
  children: ReactNode;
};

/** Renders an optional part once the page is idle, if its code arrives. */
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
