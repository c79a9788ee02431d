export {
  useCollaborationQuery,
  useEndCollaborationMutation,
  useJoinPlaylistMutation,
  useLeavePlaylistMutation,
  useMakePlaylistLinkMutation,
  usePlaylistInvitationQuery,
  usePlaylistLogInfiniteQuery,
  useRemoveCollaboratorMutation,
  useUndoActMutation,
  useWithdrawPlaylistLinkMutation,
} from './api/collaboration-api';
