import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PlaybackState } from './playback-state';

/** The player's slice, and whether a visitor listens. */
export type PlaybackView = {
  playback: PlaybackState;
  session: { status: 'loading' | 'visitor' | 'listener' };
};

/** Visitors hear previews; while a session is restored, tracks are whole. */
export const hearsPreviews = ({ session }: PlaybackView): boolean => session.status === 'visitor';

export type PlaybackStore = {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  getState: () => PlaybackView;
};
