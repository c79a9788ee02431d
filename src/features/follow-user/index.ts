export { useFollowUser } from './model/use-follow-user';
export { FollowUserButton } from './ui/FollowUserButton';
