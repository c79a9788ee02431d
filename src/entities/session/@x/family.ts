export { viewerChanged } from '../model/session-slice';
