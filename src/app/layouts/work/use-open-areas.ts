import { use } from 'react';
import { getGuardedAreas } from '@/app/routes/find-area';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import type { Area } from '@/shared/routes';
import { WorkGroup } from './lazy-work';

type Viewer = ReturnType<typeof useViewer>;

const loading = new Map<string, Promise<readonly Area[]>>();

/** A failed area is left out and retried next time. */
function getAreas(viewer: NonNullable<Viewer>): Promise<readonly Area[]> {
  const { role } = viewer;
  const known = loading.get(role);
  if (known) return known;
  // The areas render inside this part, so both load in parallel.
  if (can(viewer, 'promotion.open')) WorkGroup.load().catch(() => undefined);
  const loads = getGuardedAreas(viewer).map(async (area) => {
    try {
      return [await area.load()];
    } catch {
      loading.delete(role);
      return [];
    }
  });
  const areas = Promise.all(loads).then((loaded) => loaded.flat());
  loading.set(role, areas);
  return areas;
}

const nothing: readonly Area[] = [];

/** Areas that not everybody may open; suspends while they load. */
export function useOpenAreas(): readonly Area[] {
  const viewer = useViewer();
  return viewer && hasOffice(viewer) ? use(getAreas(viewer)) : nothing;
}

export const hasOffice = (viewer: Viewer): boolean => getGuardedAreas(viewer).length > 0;
