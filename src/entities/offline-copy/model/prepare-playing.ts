/** Loads what opens a copy while there is a network. */
export const preparePlaying = (): Promise<unknown> => import('./play-copy');
