import { matchRoutes } from 'react-router-dom';
import { type Viewer, areaAt, mayOpen } from './find-area';
import type { ScreenHandle } from './screen-routes';

/**
 * Starts to fetch the page at an address, so that it travels beside what it waits for; nothing of an
 * area that the viewer (null for a visitor) may not open.
 */
export async function preloadRoute(pathname: string, viewer: Viewer): Promise<void> {
  const area = areaAt(pathname);
  if (!mayOpen(viewer, area.access)) return;
  try {
    const { routes } = await area.load();
    const matches = matchRoutes(routes, pathname) ?? [];
    await Promise.all(
      matches.map(async ({ route }) => (route.handle as ScreenHandle | undefined)?.load()),
    );
  } catch {
    // A failure is met again, and shown, when the page is rendered.
  }
}
