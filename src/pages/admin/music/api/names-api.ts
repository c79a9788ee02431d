import { api, ask } from '@/shared/api';
import type { CodePage, NameFoldersQuery } from '@/shared/contract/music-name.ts';

type Previewed = { id: string; codePage: CodePage };

/** Done or refused, the folder may have changed, and the log of staff has the act. */
const changed: ('MusicNames' | 'MusicFolder' | 'Account')[] = [
  'MusicNames',
  'MusicFolder',
  'Account',
];

/** Names in old code pages. See docs/product/imported-music.md. */
const namesApi = api
  .enhanceEndpoints({ addTagTypes: ['Account', 'MusicFolder', 'MusicNames'] })
  .injectEndpoints({
    endpoints: (build) => ({
      nameFolders: build.query({
        ...ask('GET /admin/music/names', (query: NameFoldersQuery) => ({ query })),
        providesTags: ['MusicNames'],
      }),
      namePreview: build.query({
        ...ask('GET /admin/music/names/:id', ({ id, codePage }: Previewed) => ({
          id,
          query: { codePage },
        })),
        providesTags: ['MusicNames'],
      }),
      repairNames: build.mutation({
        ...ask('POST /admin/music/names/:id/repair'),
        invalidatesTags: changed,
      }),
      dismissNames: build.mutation({
        ...ask('POST /admin/music/names/:id/dismiss'),
        invalidatesTags: changed,
      }),
      undoNames: build.mutation({
        ...ask('POST /admin/music/names/:id/undo'),
        invalidatesTags: changed,
      }),
    }),
  });

export const {
  useDismissNamesMutation,
  useNameFoldersQuery,
  useNamePreviewQuery,
  useRepairNamesMutation,
  useUndoNamesMutation,
} = namesApi;
