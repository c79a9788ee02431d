import { Suspense, useEffect, useState } from 'react';
import { useIsPlaying } from '@/entities/playback';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { useMediaQuery } from '@/shared/lib/media-query';

const PlayerCanvas = lazyPart(() => import('./PlayerCanvas'), 'PlayerCanvas', LeftOut);

/** Milliseconds by which the sound starts first. */
const headStart = 500;

/** Loads nothing with reduced motion or data saving. */
export function CanvasBehind({ trackId }: { trackId: string }) {
  const isPlaying = useIsPlaying();
  const wantsLess = useMediaQuery('(prefers-reduced-motion: reduce)');
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const [isWanted, setWanted] = useState(false);
  const mayShow = !wantsLess && saves !== true;

  useEffect(() => {
    if (!isPlaying || !mayShow || isWanted) return undefined;
    const timer = setTimeout(() => {
      void PlayerCanvas.load().then(
        () => setWanted(true),
        () => undefined,
      );
    }, headStart);
    return () => clearTimeout(timer);
  }, [isPlaying, mayShow, isWanted]);

  if (!isWanted || !mayShow) return null;
  return (
    <Suspense fallback={null}>
      <PlayerCanvas trackId={trackId} />
    </Suspense>
  );
}
