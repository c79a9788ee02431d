import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '@/entities/session';
import { areaAt, getGuardedAreas } from './find-area';
import { preloadRoute } from './preload-route';

// Rendering the area shows the failure.
const ignore = () => undefined;

export function usePreloadedAreas(): void {
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const begin = useEffectEvent((whose: typeof viewer) => {
    for (const area of getGuardedAreas(whose)) area.load().catch(ignore);
    if (areaAt(pathname).access !== 'public') void preloadRoute({ pathname, search }, whose);
  });
  useEffect(() => begin(viewer), [viewer]);
}
