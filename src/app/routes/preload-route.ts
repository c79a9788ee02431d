import { matchRoutes } from 'react-router-dom';
import { type Viewer, mayOpen } from '@/shared/routes';
import { areaAt } from './find-area';
import type { ScreenHandle } from './screen-routes';

/** Nothing of areas closed to the viewer (null for a visitor). */
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
    // Rendering the page shows the failure.
  }
}
