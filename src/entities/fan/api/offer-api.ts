import { answerOf, api } from '@/shared/api';
import type { Participation } from '@/shared/contract/fan.ts';

type Act = { id: string; act: 'join' | 'leave' };

/** What a listener does with a campaign of an artist. See docs/product/fans.md. */
const offerApi = api.enhanceEndpoints({ addTagTypes: ['ArtistHighlights'] }).injectEndpoints({
  endpoints: (build) => ({
    joinCampaign: build.mutation<Participation, Act>({
      query: ({ id, act }) => ({ url: `/user/campaigns/${id}/${act}`, method: 'POST' }),
      responseSchema: answerOf(
        async () => (await import('@/shared/contract/fan.ts')).participationSchema,
      ),
      // Also where the last place was taken meanwhile.
      invalidatesTags: ['ArtistHighlights'],
    }),
  }),
});

export const { useJoinCampaignMutation } = offerApi;
