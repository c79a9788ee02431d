export { followedArtists } from './model/followed-artists';
