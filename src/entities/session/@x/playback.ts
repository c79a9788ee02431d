// The session's end empties the queue; a preview's end asks for the sign-in.
export { sessionEnded, sessionStarted } from '../model/session-slice';
export { signInRequired } from '../model/sign-in-prompt-slice';
