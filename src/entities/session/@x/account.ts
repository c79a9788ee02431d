// A changed account shows at once wherever the signed-in user does.
export { viewerChanged } from '../model/session-slice';
