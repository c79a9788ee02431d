export { artistFollows } from './model/followed-artists';
export { useFollowArtist } from './model/use-follow-artist';
export { useFollowedArtists } from './model/use-followed-artists';
export { useBeginToFollow } from './model/use-begin-to-follow';
export { FollowArtistButton } from './ui/FollowArtistButton';
