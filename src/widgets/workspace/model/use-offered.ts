import { useSelector } from 'react-redux';
import { useViewer } from '@/entities/session';
import { isProblem, selectSampleQueries } from '@/shared/api';
import { can } from '@/shared/lib/access';
import { useDeviceList } from '@/shared/lib/storage';
import { useWorkspacesQuery } from '../api/workspace-api';
import type { Offered } from './pick-workspace';
import { recentWorkspaces } from './recent-workspaces';

export type ActsAs = 'artist' | 'label' | 'admin';

export function useOffered() {
  const viewer = useViewer();
  const owner = viewer?.id ?? '';
  const acts: ActsAs = can(viewer, 'admin.open')
    ? 'admin'
    : can(viewer, 'label.open')
      ? 'label'
      : 'artist';
  const { data, error, isLoading } = useWorkspacesQuery(undefined, {
    skip: !can(viewer, 'promotion.open'),
  });
  const isExample = useSelector(selectSampleQueries).some((key) => key.startsWith('workspaces('));
  const isMissing = isProblem(error) && error.kind === 'not-found';
  const recent = useDeviceList(recentWorkspaces.list, owner);
  // Sample artists are nobody's own.
  const answer = acts === 'artist' && isExample ? undefined : data;
  const offered: Offered = {
    artists: (answer?.artists ?? []).map((artist) => ({ kind: 'artist', ...artist })),
    labels: (answer?.labels ?? []).map((label) => ({ kind: 'label', image: null, ...label })),
    recent,
    isWhole: acts !== 'admin',
    asksFirst: acts === 'artist',
  };
  return {
    owner,
    acts,
    offered,
    isLoading,
    /** Unknown without the server, so the workspace of the address stays. */
    isUnknown: isExample || (data === undefined && !isMissing),
  };
}
