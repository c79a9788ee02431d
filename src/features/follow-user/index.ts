export { FollowUserButton } from './ui/FollowUserButton';
