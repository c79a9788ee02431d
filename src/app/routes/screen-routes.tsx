import { type RouteObject, useLocation } from 'react-router-dom';
import { useViewer } from '@/entities/session';
import { type TextKey, useText } from '@/shared/i18n';
import { lazyPart } from '@/shared/lib/lazy-part';
import { usePageTitle } from '@/shared/lib/page-title';
import {
  type OpenScreen,
  type Screen,
  type Viewer,
  ScreenContext,
  findTab,
  mayOpen,
  openScreen,
} from '@/shared/routes';
import { NotFoundPage } from './fallback-pages';
import { Guard } from './Guard';

export type ScreenHandle = {
  /** With the tab in the search. */
  load: (search: string, viewer: Viewer) => Promise<unknown>;
};

function titled(Page: Awaited<ReturnType<Screen['load']>>, key: TextKey) {
  return function Titled() {
    const title = useText(key);
    usePageTitle(title);
    return <Page title={title} />;
  };
}

async function loadTab(screen: OpenScreen, search: string, viewer: Viewer) {
  const tab = findTab(screen, search);
  if (tab && mayOpen(viewer, tab.access)) await tab.Content.load();
}

// Rendering the tab shows the failure.
const ignore = () => undefined;

/** Loads the tab in parallel with the page. */
function TabAhead({ of: screen }: { of: OpenScreen }) {
  const { search } = useLocation();
  // An effect would wait for the page.
  loadTab(screen, search, useViewer()).catch(ignore);
  return null;
}

function routeOf({ path, access = 'public', title, load, ...rest }: Screen): RouteObject {
  const Page = lazyPart(
    async () => {
      const Loaded = await load();
      return { Page: title ? titled(Loaded, title) : (Loaded as () => React.ReactNode) };
    },
    'Page',
    null,
  );
  const screen = openScreen(rest);
  const element = (
    <Guard access={access}>
      <ScreenContext value={screen}>
        <TabAhead of={screen} />
        <Page />
      </ScreenContext>
    </Guard>
  );
  const handle: ScreenHandle = {
    load: (search, viewer) => Promise.all([Page.load(), loadTab(screen, search, viewer)]),
  };
  return { path, element, handle };
}

/** Unknown addresses show the not-found page. */
export const routesOf = (screens: readonly Screen[]): RouteObject[] => [
  ...screens.map(routeOf),
  { path: '*', element: <NotFoundPage /> },
];
