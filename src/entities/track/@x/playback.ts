// The stored queue holds liked flags.
export { trackLikeChanged } from '../model/likes-slice';
