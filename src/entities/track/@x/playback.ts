// The stored queue has liked flags.
export { trackLikeChanged } from '../model/likes-slice';
