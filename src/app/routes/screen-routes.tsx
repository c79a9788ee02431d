import type { RouteObject } from 'react-router-dom';
import { type TextKey, useText } from '@/shared/i18n';
import { lazyPart } from '@/shared/lib/lazy-part';
import { usePageTitle } from '@/shared/lib/page-title';
import type { Screen } from '@/shared/routes';
import { NotFoundPage } from './fallback-pages';
import { Guard } from './Guard';

/** What the router keeps of a screen beside what it shows. */
export type ScreenHandle = {
  /** Fetches its code and words ahead of a visit. */
  load: () => Promise<unknown>;
};

function titled(Page: Awaited<ReturnType<Screen['load']>>, key: TextKey) {
  return function Titled() {
    const title = useText(key);
    usePageTitle(title);
    return <Page title={title} />;
  };
}

function routeOf({ path, access = 'public', title, load, screens }: Screen): RouteObject {
  const Page = lazyPart(
    async () => {
      const Loaded = await load();
      return { Page: title ? titled(Loaded, title) : (Loaded as () => React.ReactNode) };
    },
    'Page',
    null,
  );
  const element = (
    <Guard access={access}>
      <Page />
    </Guard>
  );
  const handle: ScreenHandle = Page;
  if (path === '') return { index: true, element, handle };
  return { path, element, handle, ...(screens && { children: screens.map(routeOf) }) };
}

/** The routes of an area's screens; any other address is that of the page that says so. */
export const routesOf = (screens: readonly Screen[]): RouteObject[] => [
  ...screens.map(routeOf),
  { path: '*', element: <NotFoundPage /> },
];
