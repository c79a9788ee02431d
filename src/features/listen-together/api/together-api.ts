import { api, ask, send } from '@/shared/api';

/** See docs/product/together.md. What answers is kept by `togetherView`. */
export const togetherApi = api
  .enhanceEndpoints({ addTagTypes: ['BlockedPerson'] })
  .injectEndpoints({
    endpoints: (build) => ({
      togetherInvitation: build.query({
        ...ask('POST /together/invitation'),
        providesTags: ['Session'],
        keepUnusedDataFor: 0,
      }),
      beginTogether: build.mutation({ ...ask('POST /together') }),
      joinTogether: build.mutation({ ...ask('POST /together/people') }),
      beatTogether: build.mutation({ ...ask('POST /together/beat') }),
      leaveTogether: build.mutation({ ...send('POST /together/leave') }),
      endTogether: build.mutation({ ...send('DELETE /together') }),
      changeTogether: build.mutation({ ...ask('PATCH /together') }),
      changeTogetherQueue: build.mutation({ ...ask('POST /together/queue') }),
      steerTogether: build.mutation({ ...ask('POST /together/commands') }),
      removePerson: build.mutation({ ...ask('DELETE /together/people/:userId') }),
      togetherTime: build.query({ ...ask('GET /together/time') }),
      togetherTracks: build.query({
        ...ask('GET /user/player/tracks', (ids: readonly string[]) => ({
          query: { ids: ids.join(',') },
        })),
      }),
      blockedPeople: build.query({
        ...ask('GET /together/blocked'),
        providesTags: ['Session', 'BlockedPerson'],
        keepUnusedDataFor: 0,
      }),
      blockPerson: build.mutation({
        ...send('POST /together/blocked'),
        invalidatesTags: ['BlockedPerson'],
      }),
      letIn: build.mutation({
        ...send('DELETE /together/blocked/:userId'),
        invalidatesTags: ['BlockedPerson'],
      }),
    }),
  });

export const { useBlockedPeopleQuery, useLetInMutation, useTogetherInvitationQuery } = togetherApi;
