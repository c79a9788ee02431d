// The signed-in user is shown in many places.
export { viewerChanged } from '../model/session-slice';
