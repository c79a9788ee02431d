import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PlaybackState } from './playback-state';

/** What the player reads of the store: its own slice, and whether a visitor listens. */
export type PlaybackView = {
  playback: PlaybackState;
  session: { status: 'loading' | 'visitor' | 'listener' };
};

/** Whether previews are heard; while a session is being restored its tracks are whole. */
export const hearsPreviews = ({ session }: PlaybackView): boolean => session.status === 'visitor';

export type PlaybackStore = {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  getState: () => PlaybackView;
};
