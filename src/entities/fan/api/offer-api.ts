import { api, getAnswer, toRequest } from '@/shared/api';
import type { Participation } from '@/shared/contract/fan.ts';

type Act = { id: string } & ({ act: 'join'; sharesContact?: boolean } | { act: 'leave' });

/** See docs/product/fans.md. */
const offerApi = api
  .enhanceEndpoints({ addTagTypes: ['ArtistHighlights', 'UserNotifications', 'Highlight'] })
  .injectEndpoints({
    endpoints: (build) => ({
      joinCampaign: build.mutation<Participation, Act>({
        query: ({ id, act, ...body }) =>
          act === 'leave'
            ? toRequest('POST /user/campaigns/:id/leave', { id })
            : toRequest('POST /user/campaigns/:id/join', { id, body }),
        responseSchema: getAnswer(
          async () => (await import('@/shared/contract/fan.ts')).participationSchema,
        ),
        // Also after a failure: somebody else may have taken the last place.
        invalidatesTags: ['ArtistHighlights', 'UserNotifications', 'Highlight'],
      }),
    }),
  });

export const { useJoinCampaignMutation } = offerApi;
