export { artistFollows, useFollowedArtists } from './model/followed-artists';
export { useFollowArtist, useBeginToFollow } from './model/use-follow-artist';
export { FollowArtistButton } from './ui/FollowArtistButton';
