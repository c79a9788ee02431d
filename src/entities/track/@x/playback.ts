// The stored queue outlives the visit with its liked flags.
export { trackLikeChanged } from '../model/likes-slice';
