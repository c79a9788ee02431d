import { matchRoutes } from 'react-router-dom';
import { type Viewer, mayOpen } from '@/shared/routes';
import { areaAt } from './find-area';
import type { ScreenHandle } from './screen-routes';

/**
 * Starts to fetch the page at an address and its tab, so that they travel beside what they wait for; nothing of an
 * area that the viewer (null for a visitor) may not open.
 */
export async function preloadRoute(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  viewer: Viewer,
): Promise<void> {
  const area = areaAt(pathname);
  if (!mayOpen(viewer, area.access)) return;
  try {
    const { routes } = await area.load();
    const matches = matchRoutes(routes, pathname) ?? [];
    await Promise.all(
      matches.map(async ({ route }) =>
        (route.handle as ScreenHandle | undefined)?.load(search, viewer),
      ),
    );
  } catch {
    // A failure is met again, and shown, when the page is rendered.
  }
}
