export { useFollowedArtists } from './model/use-followed-artists';
export { FollowArtistButton } from './ui/FollowArtistButton';
