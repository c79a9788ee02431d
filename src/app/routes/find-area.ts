import { matchPath } from 'react-router-dom';
import { can } from '@/shared/lib/access';
import type { ScreenAccess } from '@/shared/routes';
import { type AppArea, appArea } from './app-area';
import { areas } from './areas';

type Viewer = Parameters<typeof can>[0];

const appAreas = areas.map(appArea);

/** The area that an address belongs to. */
export function areaAt(pathname: string): AppArea {
  const area = appAreas.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  if (!area) throw new Error(`no area has ${pathname}`);
  return area;
}

/** Whether a viewer (null for a visitor) may open what asks for this. */
export const mayOpen = (viewer: Viewer, access: ScreenAccess): boolean =>
  access === 'public' || (viewer !== null && (access === 'listener' || can(viewer, access)));

/** The areas that a viewer may open and not everybody. */
export const guardedAreasOf = (viewer: Viewer): AppArea[] =>
  appAreas.filter(({ access }) => access !== 'public' && mayOpen(viewer, access));
