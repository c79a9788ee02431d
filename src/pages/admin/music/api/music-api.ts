import { api, ask } from '@/shared/api';
import type { NotTakenQuery } from '@/shared/contract/music-folder.ts';
import type { CodePage, NameFoldersQuery } from '@/shared/contract/music-name.ts';
import { saveAnswer } from '@/shared/files';

/** Milliseconds: a hundred thousand lines over a slow network. */
const fileTimeout = 10 * 60_000;

/** Done or refused, the folder may have changed, and the log of staff has the act. */
const changed: ('MusicFolder' | 'Account')[] = ['MusicFolder', 'Account'];

type Previewed = { id: string; codePage: CodePage };

/** Folders of music, and names in them. See docs/product/imported-music.md. */
const musicApi = api.enhanceEndpoints({ addTagTypes: ['Account', 'MusicFolder'] }).injectEndpoints({
  endpoints: (build) => ({
    musicFolders: build.query({ ...ask('GET /admin/music'), providesTags: ['MusicFolder'] }),
    notTaken: build.query({
      ...ask('GET /admin/music/not-taken', (query: NotTakenQuery) => ({ query })),
      providesTags: ['MusicFolder'],
    }),
    lookAtFolder: build.mutation({
      ...ask('POST /admin/music/:id/look'),
      invalidatesTags: changed,
    }),
    stopFolder: build.mutation({ ...ask('POST /admin/music/:id/stop'), invalidatesTags: changed }),
    answerForMissing: build.mutation({
      ...ask('POST /admin/music/:id/missing'),
      invalidatesTags: changed,
    }),
    nameFolders: build.query({
      ...ask('GET /admin/music/names', (query: NameFoldersQuery) => ({ query })),
      providesTags: ['MusicFolder'],
    }),
    namePreview: build.query({
      ...ask('GET /admin/music/names/:id', ({ id, codePage }: Previewed) => ({
        id,
        query: { codePage },
      })),
      providesTags: ['MusicFolder'],
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
    saveNotTaken: build.mutation<null, Omit<NotTakenQuery, 'page'> & { fileName: string }>({
      queryFn: saveAnswer((params) => ({
        url: '/admin/music/not-taken/file',
        params,
        timeout: fileTimeout,
      })),
    }),
  }),
});

export const {
  useAnswerForMissingMutation,
  useDismissNamesMutation,
  useLookAtFolderMutation,
  useMusicFoldersQuery,
  useNameFoldersQuery,
  useNamePreviewQuery,
  useNotTakenQuery,
  useRepairNamesMutation,
  useSaveNotTakenMutation,
  useStopFolderMutation,
  useUndoNamesMutation,
} = musicApi;
