import { type ThunkDispatch, type UnknownAction, isAnyOf } from '@reduxjs/toolkit';
import { sessionStarted } from '@/entities/session/@x/playback';
import { sessionExpired } from '@/shared/api';
import { startListening } from '@/shared/redux';
import type { PlaybackState } from './playback-state';
import { type PlaybackRoot, positionMoved } from './playback-slice';

type Viewer = { id: string; role?: string; subscriptionType?: string };

export type PlaybackView = {
  playback: PlaybackState;
  session: { status: 'loading' | 'visitor' | 'listener'; user?: Viewer | null };
};

export const hearsPreviews = ({ session }: PlaybackView): boolean => session.status === 'visitor';

/** Whether campaigns may be heard; the server decides. See docs/product/marquee.md. */
export const hearsSpots = ({ session: { status, user } }: PlaybackView): boolean =>
  status === 'listener' && user?.role === 'user' && user.subscriptionType === 'free';

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
