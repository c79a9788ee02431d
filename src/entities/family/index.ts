export {
  useInvitationQuery,
  useFamilyQuery,
  useInviteByEmailMutation,
  useJoinFamilyMutation,
  useLeaveFamilyMutation,
  useMakeFamilyLinkMutation,
  useRemoveFamilyMemberMutation,
  useWithdrawInviteMutation,
} from './api/family-api';
