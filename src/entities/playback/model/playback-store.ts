import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PlaybackState } from './playback-state';

export type PlaybackView = {
  playback: PlaybackState;
  session: { status: 'loading' | 'visitor' | 'listener' };
};

export const hearsPreviews = ({ session }: PlaybackView): boolean => session.status === 'visitor';

export type PlaybackStore = {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  getState: () => PlaybackView;
};
