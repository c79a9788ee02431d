import { api, ask, withSample } from '@/shared/api';
import type { Workspaces } from '@/shared/contract/workspace.ts';

const workspaceApi = api.enhanceEndpoints({ addTagTypes: ['Contract'] }).injectEndpoints({
  endpoints: (build) => ({
    workspaces: build.query<Workspaces, void>({
      queryFn: withSample({
        ...ask('GET /workspaces'),
        sample: async () =>
          (await import('@/shared/sample/sample-workspaces.ts')).sampleWorkspaces(),
      }),
      // A contract lets a label act for its artist.
      providesTags: ['Contract'],
    }),
  }),
});

export const { useWorkspacesQuery } = workspaceApi;
