import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useViewer } from '@/entities/session';
import { type TextKey, useText } from '@/shared/i18n';
import { lazyPart } from '@/shared/lib/lazy-part';
import { usePageTitle } from '@/shared/lib/page-title';
import type { Screen, ScreenFrame, Viewer } from '@/shared/routes';
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

type FramedProps = { in: ScreenFrame; children: ReactNode };

function Framed({ in: Frame, children }: FramedProps) {
  return <Frame viewer={useViewer()}>{children}</Frame>;
}

function getRoute({ path, access = 'public', title, load, Frame }: Screen): RouteObject {
  const Page = lazyPart(
    async () => {
      const Loaded = await load();
      return { Page: title ? titled(Loaded, title) : (Loaded as () => ReactNode) };
    },
    'Page',
    null,
  );
  const page = <Page />;
  const element = (
    <Guard access={access}>{Frame ? <Framed in={Frame}>{page}</Framed> : page}</Guard>
  );
  const handle: ScreenHandle = {
    load: (search, viewer) => Promise.all([Page.load(), Frame?.load(search, viewer)]),
  };
  return { path, element, handle };
}

/** Unknown addresses show the not-found page. */
export const getRoutes = (screens: readonly Screen[]): RouteObject[] => [
  ...screens.map(getRoute),
  { path: '*', element: <NotFoundPage /> },
];
