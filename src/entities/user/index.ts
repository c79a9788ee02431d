export { useFollowUserMutation, userApi, useUserProfileQuery } from './api/user-api';
