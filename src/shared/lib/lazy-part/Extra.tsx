import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIdle } from './use-idle';

type ExtraProps = {
  of: { load: () => Promise<unknown> };
  children: ReactNode;
};

/** Renders an optional part once the page is idle. */
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
