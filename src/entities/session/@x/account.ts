// What a person changes about their account is seen at once wherever the signed-in person is shown.
export { viewerChanged } from '../model/session-slice';
