import { type ThunkDispatch, type UnknownAction, isAnyOf } from '@reduxjs/toolkit';
import { sessionStarted } from '@/entities/session/@x/playback';
import { sessionExpired } from '@/shared/api';
import { startListening } from '@/shared/redux';
import type { PlaybackState } from './playback-state';
import { type PlaybackRoot, positionMoved } from './playback-slice';

export type PlaybackView = {
  playback: PlaybackState;
  session: { status: 'loading' | 'visitor' | 'listener'; user?: { id: string } | null };
};

export const hearsPreviews = ({ session }: PlaybackView): boolean => session.status === 'visitor';

export type PlaybackStore = {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  getState: () => PlaybackView;
};

export const changesPlayback = (_action: unknown, current: unknown, previous: unknown): boolean =>
  (current as PlaybackRoot).playback !== (previous as PlaybackRoot).playback;

type Reactions = { follow: () => void; seek: (position: number) => void; changeViewer: () => void };

export function onPlaybackChanged({ follow, seek, changeViewer }: Reactions): () => void {
  const leave = [
    startListening({ predicate: changesPlayback, effect: follow }),
    startListening({ actionCreator: positionMoved, effect: ({ payload }) => seek(payload) }),
    startListening({ matcher: isAnyOf(sessionStarted, sessionExpired), effect: changeViewer }),
  ];
  return () => {
    for (const stopListening of leave) stopListening();
  };
}
