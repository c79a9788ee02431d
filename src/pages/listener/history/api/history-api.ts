import { api, ask, partsByCursor, type PartOf } from '@/shared/api';
import type { HistoryFormat } from '@/shared/contract/history.ts';
import type { TrackSlice } from '@/shared/contract/track.ts';
import { saveAnswer } from '@/shared/files';
import { type Day, toSpan } from '../lib/days';

export type HistoryQuestion = { q?: string; day?: Day };

/** Milliseconds: the longest history over a slow network. */
const fileTimeout = 30 * 60_000;

/** See docs/product/history.md. */
const historyApi = api.enhanceEndpoints({ addTagTypes: ['history'] }).injectEndpoints({
  endpoints: (build) => ({
    history: build.infiniteQuery<TrackSlice, HistoryQuestion, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      ...ask(
        'GET /user/history',
        ({ pageParam: cursor, queryArg: { q, day } }: PartOf<HistoryQuestion>) => ({
          query: { cursor, q, ...(day !== undefined && toSpan(day)) },
        }),
      ),
      providesTags: ['history'],
    }),
    forgetDay: build.mutation({
      ...ask('DELETE /user/history', (day: Day) => ({ query: toSpan(day) })),
      invalidatesTags: ['history'],
    }),
    forgetPlay: build.mutation({
      ...ask('DELETE /user/history/:id'),
      invalidatesTags: ['history'],
    }),
    recallPlays: build.mutation({
      ...ask('POST /user/history/recall'),
      invalidatesTags: ['history'],
    }),
    saveHistory: build.mutation<null, { format: HistoryFormat; fileName: string }>({
      queryFn: saveAnswer((params) => ({
        url: '/user/history/file',
        params,
        timeout: fileTimeout,
      })),
    }),
  }),
});

export const {
  useForgetDayMutation,
  useForgetPlayMutation,
  useHistoryInfiniteQuery,
  useRecallPlaysMutation,
  useSaveHistoryMutation,
} = historyApi;
