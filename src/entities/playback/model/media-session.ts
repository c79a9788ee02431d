import { heardDuration } from '../lib/heard-duration';
import { mediaMetadata } from '../lib/media-metadata';
import { changesPlayback } from './changes-playback';
import { currentItem } from './current-item';
import {
  nextRequested,
  pauseRequested,
  playRequested,
  previousRequested,
  seekRequested,
} from './playback-slice';
import type { PlaybackStore } from './playback-store';
import { playbackPosition } from './position';
import { startListening } from '@/shared/redux';

/** How far a system key jumps unless it says so itself, in seconds. */
const defaultJump = 10;

/**
 * Media keys, headsets and lock screens: shows them what plays and takes their wishes. Returns the
 * way to stop; without the API nothing happens.
 */
export function joinMediaSession({ dispatch, getState }: PlaybackStore): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const { mediaSession } = navigator;
  const jump = (seconds: number) =>
    dispatch(seekRequested(playbackPosition.getSnapshot() + seconds));

  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => dispatch(playRequested()),
    pause: () => dispatch(pauseRequested()),
    nexttrack: () => dispatch(nextRequested()),
    previoustrack: () => dispatch(previousRequested()),
    seekforward: ({ seekOffset }) => jump(seekOffset ?? defaultJump),
    seekbackward: ({ seekOffset }) => jump(-(seekOffset ?? defaultJump)),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) dispatch(seekRequested(seekTime));
    },
  };
  const handle = (action: string, handler: MediaSessionActionHandler | null) => {
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Older browsers refuse the actions that they do not know.
    }
  };
  for (const [action, handler] of Object.entries(handlers)) handle(action, handler);

  let shownId: string | null = null;
  const show = () => {
    const { playback, session } = getState();
    const track = currentItem(playback)?.track ?? null;
    if (shownId !== (track?.id ?? null)) {
      shownId = track?.id ?? null;
      mediaSession.metadata = track && new MediaMetadata(mediaMetadata(track));
    }
    const stillness = track ? 'paused' : 'none';
    mediaSession.playbackState = playback.isPlaying ? 'playing' : stillness;
    if (!track) return;
    const duration = heardDuration(track.duration, session.user === null);
    const position = Math.min(playbackPosition.getSnapshot(), duration);
    mediaSession.setPositionState?.({ duration, position, playbackRate: 1 });
  };
  const leave = [
    startListening({ predicate: changesPlayback, effect: show }),
    startListening({ actionCreator: seekRequested, effect: show }),
  ];
  show();
  return () => {
    for (const stopListening of leave) stopListening();
    for (const action of Object.keys(handlers)) handle(action, null);
    mediaSession.metadata = null;
  };
}
