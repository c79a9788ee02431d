import { getAnswer, api, partsByCursor } from '@/shared/api';
import type {
  JudgedPitch,
  PitchInbox,
  PitchInboxQuery,
  PitchSurroundings,
} from '@/shared/contract/pitch.ts';

const contract = () => import('@/shared/contract/pitch.ts');

/** On the version that the editor saw. */
type PitchDecision = { id: string } & (
  | { act: 'take'; version: number }
  | { act: 'accept'; version: number; playlistIds: string[]; feedback: string }
  | { act: 'reject'; version: number; feedback: string }
  | { act: 'undo' }
);

/** See docs/product/pitching.md. */
const pitchInboxApi = api.enhanceEndpoints({ addTagTypes: ['Pitch'] }).injectEndpoints({
  endpoints: (build) => ({
    pitchInbox: build.infiniteQuery<PitchInbox, PitchInboxQuery, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      query: ({ queryArg, pageParam: cursor }) => ({
        url: '/editorial/pitches',
        params: { ...queryArg, cursor },
      }),
      responseSchema: getAnswer(async () => (await contract()).pitchInboxSchema),
      providesTags: ['Pitch'],
    }),
    judgedPitch: build.query<JudgedPitch, string>({
      query: (id) => `/editorial/pitches/${id}`,
      responseSchema: getAnswer(async () => (await contract()).judgedPitchSchema),
      providesTags: ['Pitch'],
    }),
    pitchSurroundings: build.query<PitchSurroundings, string>({
      query: (id) => `/editorial/pitches/${id}/surroundings`,
      responseSchema: getAnswer(async () => (await contract()).pitchSurroundingsSchema),
      providesTags: ['Pitch'],
    }),
    decidePitch: build.mutation<null, PitchDecision>({
      query: ({ id, act, ...body }) => ({
        url: `/editorial/pitches/${id}/${act}`,
        method: 'POST',
        body,
      }),
      // Also after a conflict, because another editor may have been first.
      invalidatesTags: ['Pitch'],
    }),
  }),
});

export const {
  useDecidePitchMutation,
  useJudgedPitchQuery,
  usePitchInboxInfiniteQuery,
  usePitchSurroundingsQuery,
} = pitchInboxApi;
