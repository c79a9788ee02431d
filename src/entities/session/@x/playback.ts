// The end of a session empties the queue; a preview's end opens the sign-in prompt.
export { sessionEnded, sessionStarted } from '../model/session-slice';
export { signInRequired } from '../model/sign-in-prompt-slice';
