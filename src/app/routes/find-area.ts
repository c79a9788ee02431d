import { matchPath } from 'react-router-dom';
import { type Viewer, mayOpen } from '@/shared/routes';
import { type AppArea, appArea } from './app-area';
import { areas } from './areas';

const appAreas = areas.map(appArea);

export function areaAt(pathname: string): AppArea {
  const area = appAreas.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  if (!area) throw new Error(`no area has ${pathname}`);
  return area;
}

export const getAreas = (viewer: Viewer): AppArea[] =>
  appAreas.filter(({ access }) => mayOpen(viewer, access));

/** Areas that not everybody may open. */
export const getGuardedAreas = (viewer: Viewer): AppArea[] =>
  getAreas(viewer).filter(({ access }) => access !== 'public');
