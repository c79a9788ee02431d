import { api, ask, partsByCursor, type PartOf, toRequest } from '@/shared/api';
import type {
  JudgedPitch,
  PitchInbox,
  PitchInboxQuery,
  PitchSurroundings,
} from '@/shared/contract/pitch.ts';

/** On the version that the editor saw. */
type PitchDecision = { id: string } & (
  | { act: 'take'; version: number }
  | { act: 'accept'; version: number; playlistIds: string[]; feedback: string }
  | { act: 'reject'; version: number; feedback: string }
  | { act: 'undo' }
);

function toDecision({ id, ...decision }: PitchDecision) {
  if (decision.act === 'undo') return toRequest('POST /editorial/pitches/:id/undo', { id });
  if (decision.act === 'take') {
    const { version } = decision;
    return toRequest('POST /editorial/pitches/:id/take', { id, body: { version } });
  }
  const { act, ...body } = decision;
  return 'playlistIds' in body
    ? toRequest('POST /editorial/pitches/:id/accept', { id, body })
    : toRequest(`POST /editorial/pitches/:id/${act}`, { id, body });
}

/** See docs/product/pitching.md. */
const pitchInboxApi = api.enhanceEndpoints({ addTagTypes: ['Pitch'] }).injectEndpoints({
  endpoints: (build) => ({
    pitchInbox: build.infiniteQuery<PitchInbox, PitchInboxQuery, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      ...ask(
        'GET /editorial/pitches',
        ({ queryArg, pageParam: cursor }: PartOf<PitchInboxQuery>) => ({
          query: { ...queryArg, cursor },
        }),
      ),
      providesTags: ['Pitch'],
    }),
    judgedPitch: build.query<JudgedPitch, string>({
      ...ask('GET /editorial/pitches/:id'),
      providesTags: ['Pitch'],
    }),
    pitchSurroundings: build.query<PitchSurroundings, string>({
      ...ask('GET /editorial/pitches/:id/surroundings'),
      providesTags: ['Pitch'],
    }),
    decidePitch: build.mutation<null, PitchDecision>({
      query: toDecision,
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
