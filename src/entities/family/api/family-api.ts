import type { Dispatch } from '@reduxjs/toolkit';
import { afterSuccess, api, ask } from '@/shared/api';
import type { Family } from '@/shared/contract/family.ts';
import type { User } from '@/shared/contract/user.ts';
import { viewerChanged } from '@/entities/session/@x/family';

const keep = (family: Family) => familyApi.util.upsertQueryData('family', undefined, family);

const changeViewer = afterSuccess((dispatch: Dispatch, user: User) => {
  dispatch(viewerChanged(user));
});

/** See docs/product/plans.md. */
const familyApi = api.enhanceEndpoints({ addTagTypes: ['Family'] }).injectEndpoints({
  endpoints: (build) => ({
    family: build.query<Family, void>({
      ...ask('GET /user/family'),
      providesTags: ['Session', 'Family'],
    }),
    makeFamilyLink: build.mutation({
      ...ask('POST /user/family/link'),
      onQueryStarted: afterSuccess((dispatch, family) => void dispatch(keep(family))),
    }),
    inviteByEmail: build.mutation({
      ...ask('POST /user/family/invites'),
      onQueryStarted: afterSuccess((dispatch, family) => void dispatch(keep(family))),
    }),
    withdrawInvite: build.mutation({
      ...ask('DELETE /user/family/invites/:id'),
      onQueryStarted: afterSuccess((dispatch, family) => void dispatch(keep(family))),
      invalidatesTags: (_answer, error) => (error ? ['Family'] : []),
    }),
    removeFamilyMember: build.mutation({
      ...ask('DELETE /user/family/members/:id'),
      onQueryStarted: afterSuccess((dispatch, family) => void dispatch(keep(family))),
      invalidatesTags: (_answer, error) => (error ? ['Family'] : []),
    }),
    leaveFamily: build.mutation<User, void>({
      ...ask('DELETE /user/family'),
      onQueryStarted: changeViewer,
      invalidatesTags: ['Family'],
    }),
    invitation: build.query({
      ...ask('POST /family/invitation'),
      providesTags: ['Session', 'Family'],
    }),
    joinFamily: build.mutation({
      ...ask('POST /family/members'),
      onQueryStarted: changeViewer,
      invalidatesTags: (user) => (user ? ['Family'] : []),
    }),
  }),
});

export const {
  useFamilyQuery,
  useInvitationQuery,
  useInviteByEmailMutation,
  useJoinFamilyMutation,
  useLeaveFamilyMutation,
  useMakeFamilyLinkMutation,
  useRemoveFamilyMemberMutation,
  useWithdrawInviteMutation,
} = familyApi;
