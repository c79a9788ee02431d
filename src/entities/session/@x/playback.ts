// The session's end empties the queue.
export { sessionEnded, sessionStarted } from '../model/session-slice';
export { signInRequired } from '../model/sign-in-prompt-slice';
