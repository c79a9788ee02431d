import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { AreaLinks } from '@/widgets/sidebar';
import { WorkGroup } from './lazy-work';
import { useOpenAreas } from './use-open-areas';

export function SidebarAreas() {
  const viewer = useViewer();
  const areas = useOpenAreas();
  return can(viewer, 'promotion.open') ? <WorkGroup areas={areas} /> : <AreaLinks areas={areas} />;
}
