import { expect, type Page, type Route } from '@playwright/test';

/**
 * Records every call that changes something on the server, as `POST /api/…`, except searches,
 * which are recorded while somebody reads their results, and what the player says of itself.
 */
export function watchChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAside = /^\/api\/user\/(searches$|listening$|player\/)/.test(pathname);
    if (pathname.startsWith('/api/') && request.method() !== 'GET' && !isAside)
      changes.push(`${request.method()} ${pathname}`);
  });
  return changes;
}

/** Aborts the next call to an address, and expects `action` to make it once. */
export async function cutOff(
  page: Page,
  { method, path }: { method: string; path: RegExp },
  action: () => Promise<unknown>,
): Promise<void> {
  const held: Route[] = [];
  const hold = (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    held.push(route);
    return undefined;
  };
  await page.route(path, hold);
  await action();
  await expect.poll(() => held.length, { message: `${method} ${path.source}` }).toBe(1);
  await held[0]?.abort('internetdisconnected');
  await page.unroute(path, hold);
  expect(held, `${method} ${path.source}`).toHaveLength(1);
}
