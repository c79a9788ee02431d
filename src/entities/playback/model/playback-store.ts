import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { User } from '@/shared/contract/user.ts';
import type { PlaybackState } from './playback-state';

/** What the player reads of the store: its own slice, and whether a visitor listens. */
export type PlaybackView = { playback: PlaybackState; session: { user: User | null } };

export type PlaybackStore = {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  getState: () => PlaybackView;
};
