import { type RouteObject, useRoutes } from 'react-router-dom';
import { type LazyPart, lazyPart } from '@/shared/lib/lazy-part';
import type { Area } from '@/shared/routes';
import type { AreaEntry } from './areas';
import { getRoutes } from './screen-routes';

export type LoadedArea = Area & { routes: RouteObject[] };

export type AppArea = Omit<AreaEntry, 'importModule'> & {
  load: () => Promise<LoadedArea>;
  Screens: LazyPart<object>;
};

export function appArea({ importModule, ...known }: AreaEntry): AppArea {
  let loading: Promise<LoadedArea> | undefined;

  async function begin() {
    const { area } = await importModule();
    return { ...area, routes: getRoutes(area.screens) };
  }
  function load() {
    loading ??= begin().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  }
  async function loadScreens() {
    const { routes } = await load();
    return { Screens: () => useRoutes(routes) };
  }
  return { ...known, load, Screens: lazyPart(loadScreens, 'Screens', null) };
}
