import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { areaAt } from './find-area';
import { type Prefetches, type Viewer, mayOpen } from '@/shared/routes';
import type { AppState } from '@/app/redux/create-store';
import { preloadRoute } from './preload-route';

/** The user has a data saver or a slow connection. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.endsWith('2g'));
}

type Prefetch = ReturnType<Prefetches[string]>;

/** Null without data, or if the viewer (null for a visitor) may not open the page. */
async function getPrefetch(pathname: string, viewer: Viewer): Promise<Prefetch | null> {
  const area = areaAt(pathname);
  if (!mayOpen(viewer, area.access)) return null;
  const { loadPrefetches } = await area.load();
  const prefetches = (await loadPrefetches?.()) ?? {};
  for (const [path, prefetch] of Object.entries(prefetches)) {
    const id = matchPath(path, pathname)?.params['id'];
    if (id) return prefetch(id);
  }
  return null;
}

type Store = {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  getState: () => Pick<AppState, 'session'>;
};

/** Milliseconds. */
const rest = 65;

/** Milliseconds before the same link prefetches again. */
const pause = 60_000;

function getLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link?.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? link : null;
}

/** A link prefetches its page on hover, press or focus. */
export function prefetchOnIntent({ dispatch, getState }: Store): () => void {
  const requestedAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = ({ pathname, search }: HTMLAnchorElement) => {
    clearTimeout(timer);
    const last = requestedAt.get(pathname) ?? -Infinity;
    if (pathname === location.pathname || Date.now() - last < pause || isSparing()) return;
    requestedAt.set(pathname, Date.now());
    const { user } = getState().session;
    void preloadRoute({ pathname, search }, user);
    void prefetchData(pathname, user);
  };
  const prefetchData = async (pathname: string, viewer: AppState['session']['user']) => {
    try {
      const data = await getPrefetch(pathname, viewer);
      if (data) dispatch(data);
    } catch {
      // The page itself fetches again.
    }
  };

  const handleRest = ({ target }: Event) => {
    clearTimeout(timer);
    const link = getLink(target);
    if (link) timer = setTimeout(() => prefetch(link), rest);
  };
  const handlePress = ({ target }: Event) => {
    const link = getLink(target);
    if (link) prefetch(link);
  };

  const leave = new AbortController();
  const options = { passive: true, signal: leave.signal };
  addEventListener('pointerover', handleRest, options);
  addEventListener('focusin', handleRest, options);
  addEventListener('pointerdown', handlePress, options);
  return () => {
    clearTimeout(timer);
    leave.abort();
  };
}
