import { matchPath } from 'react-router-dom';
import { can } from '@/shared/lib/access';
import type { ScreenAccess } from '@/shared/routes';
import { type AppArea, appArea } from './app-area';
import { areas } from './areas';

/** Who looks; null for a visitor. */
export type Viewer = Parameters<typeof can>[0];

const appAreas = areas.map(appArea);

/** The area that an address belongs to. */
export function areaAt(pathname: string): AppArea {
  const area = appAreas.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  if (!area) throw new Error(`no area has ${pathname}`);
  return area;
}

/** Whether a viewer may open what asks for this. */
export const mayOpen = (viewer: Viewer, access: ScreenAccess): boolean =>
  access === 'public' || (viewer !== null && (access === 'listener' || can(viewer, access)));

/** The areas that a viewer may open. */
export const areasOf = (viewer: Viewer): AppArea[] =>
  appAreas.filter(({ access }) => mayOpen(viewer, access));

/** Those of them that not everybody may open. */
export const guardedAreasOf = (viewer: Viewer): AppArea[] =>
  areasOf(viewer).filter(({ access }) => access !== 'public');
