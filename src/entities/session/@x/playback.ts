// The player empties its queue when a session ends, and its previews end in the sign-in prompt.
export { sessionEnded, sessionStarted } from '../model/session-slice';
export { signInRequired } from '../model/sign-in-prompt-slice';
