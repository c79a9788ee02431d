import { matchPath } from 'react-router-dom';
import { routeTable } from './route-table';

/** Starts to fetch the page at an address, so that it travels beside what it waits for. */
export function preloadRoute(pathname: string): void {
  const route = routeTable.find(({ path }) => matchPath(path, pathname));
  // A failure is met again, and shown, when the page is rendered.
  route?.load().catch(() => undefined);
}
