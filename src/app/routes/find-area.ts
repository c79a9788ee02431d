import { matchPath } from 'react-router-dom';
import { type Viewer, mayOpen } from '@/shared/routes';
import { type AppArea, appArea } from './app-area';
import { areas } from './areas';

const appAreas = areas.map(appArea);

/** The area that an address belongs to. */
export function areaAt(pathname: string): AppArea {
  const area = appAreas.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  if (!area) throw new Error(`no area has ${pathname}`);
  return area;
}

/** The areas that a viewer may open. */
export const areasOf = (viewer: Viewer): AppArea[] =>
  appAreas.filter(({ access }) => mayOpen(viewer, access));

/** Those of them that not everybody may open. */
export const guardedAreasOf = (viewer: Viewer): AppArea[] =>
  areasOf(viewer).filter(({ access }) => access !== 'public');
