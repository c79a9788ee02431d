import { concertCalls } from './concert.ts';
import { followCalls } from './follow.ts';
import { playlistCalls } from './playlist.ts';

/** Every call of the server but those of files. */
export const calls = {
  ...concertCalls,
  ...followCalls,
  ...playlistCalls,
};

export type CallName = keyof typeof calls;

export type CallOf<Name extends CallName> = (typeof calls)[Name];
