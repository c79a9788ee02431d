// The player empties its queue when a session ends, and its previews end in the sign-in prompt.
export { selectViewer, sessionEnded, sessionStarted } from '../model/session-slice';
export { signInRequired } from '../model/sign-in-prompt-slice';
