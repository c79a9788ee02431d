// The queue outlives the visit, and with it the liked flags that it was given.
export { trackLikeChanged } from '../model/likes-slice';
