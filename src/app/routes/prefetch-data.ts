import { matchPath } from 'react-router-dom';
import { type Prefetches, type Viewer, mayOpen } from '@/shared/routes';
import { areaAt } from './find-area';

type Prefetch = ReturnType<Prefetches[string]>;

/** Null without data, or if the viewer (null for a visitor) may not open the page. */
export async function getPrefetch(pathname: string, viewer: Viewer): Promise<Prefetch | null> {
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
