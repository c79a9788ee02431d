import { use } from 'react';
import { guardedAreasOf } from '@/app/routes/find-area';
import { useViewer } from '@/entities/session';
import type { Area } from '@/shared/routes';
import { AreaLinks } from '@/widgets/sidebar';
import { AreaItems } from './user-menu/AreaItems';

type Viewer = ReturnType<typeof useViewer>;

const asked = new Map<string, Promise<readonly Area[]>>();

/** The areas of a role; one that does not arrive is left out, and asked for again next time. */
function areasOf(viewer: NonNullable<Viewer>): Promise<readonly Area[]> {
  const { role } = viewer;
  const known = asked.get(role);
  if (known) return known;
  const loads = guardedAreasOf(viewer).map(async (area) => {
    try {
      return [await area.load()];
    } catch {
      asked.delete(role);
      return [];
    }
  });
  const areas = Promise.all(loads).then((loaded) => loaded.flat());
  asked.set(role, areas);
  return areas;
}

type OpenAreasProps = {
  /** Links of the sidebar, or items of the user menu. */
  as?: 'links' | 'items';
};

/** The areas that the signed-in person may open. */
export function OpenAreas({ as = 'links' }: OpenAreasProps) {
  const viewer = useViewer();
  if (!viewer || guardedAreasOf(viewer).length === 0) return null;
  const areas = use(areasOf(viewer));
  return as === 'links' ? <AreaLinks areas={areas} /> : <AreaItems areas={areas} />;
}
